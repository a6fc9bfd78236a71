import type { FastifyInstance } from 'fastify';
import { Spending } from '../turns/spending.ts';
import { addressKey } from './rate-counts.ts';

/** Of late, of one address: three a second or so are people who press a button again and again. */
const FREE = 10;
const HALF_MS = 2000;
const WAIT_MS = 1000;
/** Beyond, even waiting to be refused is too much. */
const MOST_WAITING = 500;

/** Whoever is refused and asks again at once, in a circle, does so once a second: even a refusal takes processor time of everybody's. */
export function slowRefusals(app: FastifyInstance): void {
  const refused = new Spending(HALF_MS);
  let waiting = 0;
  app.addHook('onSend', (request, reply, payload, done) => {
    const isFree = reply.statusCode !== 429 || refused.add(addressKey(request.ip), 1) <= FREE || waiting >= MOST_WAITING;
    if (isFree) return done(null, payload);
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      done(null, payload);
    }, WAIT_MS);
  });
}
