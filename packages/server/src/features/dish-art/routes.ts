import { drawDish, drawDishInLines } from '@larder/domain/dish-art/draw-dish.ts';
import { readDish } from '@larder/domain/dish-art/read-dish.ts';
import { parseIdeaDishId } from '@larder/domain/idea/idea-dish-id.ts';
import { DEFAULT_CORPUS } from '@larder/domain/kit/default-corpus.ts';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../http/problems.ts';

type Request = { Params: { file: string }; Querystring: { field?: string } };

/** A dish's picture depends on nothing but its id and this release. */
const CACHE = 'public, max-age=2592000';

/** `/dish/<id>.svg`, `?field=dark` for the same plate by lamplight, `?field=line` for it in ink. Public: it says nothing about who eats it. */
export function registerDishArt(app: FastifyInstance): void {
  app.get<Request>('/dish/:file', async (request, reply) => {
    const dishId = request.params.file.replace(/\.svg$/, '');
    const dish = DEFAULT_CORPUS.dishesById.get(dishId);
    // The id of an idea says what is on the plate.
    const subject = dish ? readDish(dish) : parseIdeaDishId(dishId);
    if (!subject) throw new Problem('not-found', { says: 'There is no picture of this dish.' });
    const { field } = request.query;
    const svg = field === 'line' ? drawDishInLines(subject) : drawDish(subject, field === 'dark' ? 'dark' : 'light');
    return reply.type('image/svg+xml').header('cache-control', CACHE).send(svg);
  });
}
