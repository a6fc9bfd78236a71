import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { TransactionTimeoutError } from '../db/transaction.ts';
import { answerProblem } from './problems.ts';

const withCode = (code: string): Error =>
  Object.assign(new Error('could not extend file "base/5/16397": No space left on device'), { code });

test.each([
  // PostgreSQL, appendix A.
  ['a full disk', withCode('53100'), 503, 'cannot store anything new'],
  ['a server without memory', withCode('53200'), 503, 'cannot reach its database'],
  ['a disk that fails', withCode('58030'), 503, 'cannot reach its database'],
  ['a server that only reads', withCode('25006'), 503, 'cannot store anything new'],
  ['a built-in database that ended', new Error('The database is unusable: could not write to file.'), 503, 'cannot reach its database'],
  ['a server that stops', withCode('57P01'), 503, 'cannot reach its database'],
  ['a statement the server gave up', withCode('57014'), 503, 'cannot reach its database'],
  ['a row that is there already', withCode('23505'), 500, 'went wrong on our side'],
  ['a transaction we gave up', new TransactionTimeoutError('took 30 s'), 503, 'cannot reach its database'],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), 503, 'cannot reach its database'],
  ['our own mistake', new TypeError('x is not a function'), 500, 'went wrong on our side'],
])('%s is answered without its words', async (_name, error, status, sentence) => {
  const app = Fastify();
  app.setErrorHandler(answerProblem);
  app.get('/', () => Promise.reject(error));
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ message: string }>().message).toContain(sentence);
  expect(answer.body).not.toContain(error.message);
  expect(answer.headers['retry-after'] === undefined).toBe(status === 500);
});

test('what Fastify refuses is told in whole sentences', async () => {
  const app = Fastify({ bodyLimit: 1 });
  app.setErrorHandler(answerProblem);
  app.post('/', async () => '');
  const answer = await app.inject({ method: 'POST', url: '/', payload: { long: 'er' } });
  expect(answer.json<{ message: string }>().message).toBe('Request body is too large. Choose something smaller.');
});
