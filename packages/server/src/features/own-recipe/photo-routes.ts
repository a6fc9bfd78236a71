import * as contract from '@larder/contract/recipe-photo.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Scope } from '../../db/scope.ts';
import type { RequireRoom } from '../../http/account-room.ts';
import { callerOf, type TakeTurn } from '../../http/account-turns.ts';
import { watchCaller } from '../../http/event-stream.ts';
import type { FindRole, FindScope } from '../../http/guard.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { limitOf } from '../../http/rate-limit.ts';
import { Problem } from '../../http/problems.ts';
import { PhotoWriterFault, type PhotoWriter } from '../../photo/make-photo-writer.ts';
import type { PhotoFault, WrittenPhoto } from '../../photo/photo.ts';
import { workFor } from '../../turns/caller.ts';
import type { PhotoStore } from './photo-store.ts';
import { receiveFile } from './receive-file.ts';

export type PhotoRoutesDeps = {
  readonly photos: PhotoStore;
  readonly photoWriter: Pick<PhotoWriter, 'write'>;
  readonly requireRoom: RequireRoom;
};

export function photoRoutes({ photos, photoWriter, requireRoom }: PhotoRoutesDeps): readonly Route[] {
  const writeAnew = async (body: unknown): Promise<WrittenPhoto> => {
    const file = await receiveFile(body, contract.PHOTO_LIMITS.bytes);
    if (file === 'no-file') throw new Problem('unsupported-media-type', 'Send the photo itself, as image/jpeg.');
    if (file === 'too-large') throw problemOf({ type: 'too-large' });
    const written = await photoWriter.write(file).catch((error: unknown) => {
      throw error instanceof PhotoWriterFault ? new Problem('unavailable', COULD_NOT_WRITE) : error;
    });
    if (!written.ok) throw problemOf(written.fault);
    return written.value;
  };
  return [
    route(contract.listRecipePhotos, async ({ scope }) => succeed([...(await photos.list(scope))])),
    route(contract.putRecipePhoto, async ({ scope, params, raw }) => {
      // To write one anew is work.
      if (!(await photos.hasRecipe(scope, params.id))) throw new Problem('recipe-not-found');
      const photo = await writeAnew(raw.body);
      await requireRoom(scope, 'photos', photo.bytes.length + photo.small.length);
      const put = await photos.put(scope, params.id, photo);
      if (!put) throw new Problem('recipe-not-found');
      return succeed(put);
    }),
    route(contract.removeRecipePhoto, async ({ scope, params }) => {
      const removed = await photos.remove(scope, params.id);
      if (removed === undefined) throw new Problem('photo-not-found');
      return succeed({ removed });
    }),
    route(contract.restoreRecipePhoto, async ({ scope, params, body: { photoId } }) => {
      if (!(await photos.restore(scope, { recipeId: params.id, photoId }))) throw new Problem('photo-not-found');
      return succeed({ photoId });
    }),
  ];
}

type Guard = { readonly findScope: FindScope; readonly findRole: FindRole; readonly takeTurn: TakeTurn };

/** Another photo has another address; whoever may see it is asked of once a browser, which keeps it to itself. */
const CACHE = 'private, max-age=31536000, immutable';

/** A picture and no JSON, so it is outside the contract's calls. Of the household alone, and in it not of those who shop for it. */
export function registerRecipePhotos(
  app: FastifyInstance,
  { photos }: Pick<PhotoRoutesDeps, 'photos'>,
  { findScope, findRole, takeTurn }: Guard,
): void {
  const admit = async (request: FastifyRequest): Promise<Scope> => {
    const scope = await findScope(request);
    if (scope === undefined) throw new Problem('unauthorized');
    if ((await findRole(request)) === 'shopper') throw new Problem('not-for-shoppers');
    return scope;
  };
  type Asked = { Params: { id: string; photo: string }; Querystring: { size?: string } };
  app.get<Asked>(contract.PHOTO_ROUTE, { config: limitOf('pictures') }, async (request, reply) => {
    const scope = await admit(request);
    const caller = callerOf(scope, request);
    const { params, query, headers } = request;
    const size = query.size === 'small' ? 'small' : 'whole';
    const endTurn = await takeTurn(caller, 'pictures', () => watchCaller(reply));
    try {
      const place = { recipeId: params.id, photoId: params.photo };
      const file = await workFor(caller, async () => photos.read(scope, place, size));
      if (!file) throw new Problem('photo-not-found');
      const tag = `"${params.photo}-${size}"`;
      reply.headers({ 'cache-control': CACHE, etag: tag });
      return headers['if-none-match'] === tag ? reply.status(304).send() : reply.type('image/jpeg').send(file);
    } finally {
      endTurn();
    }
  });
}

const COULD_NOT_WRITE = 'Larder could not prepare this photo. Nothing was changed. Try again in a minute, or choose another.';

const { side, bytes } = contract.PHOTO_LIMITS;

function problemOf({ type }: PhotoFault): Problem {
  if (type === 'too-large') {
    return new Problem(
      'payload-too-large',
      `A photo may have ${side} x ${side} pixels and ${bytes / 1000} kB. Larder’s own page makes it small enough before it sends it.`,
    );
  }
  return new Problem('photo-unreadable', type === 'no-jpeg' ? { says: 'This is not a JPEG photo.' } : { says: 'This photo is damaged.' });
}
