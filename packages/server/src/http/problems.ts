import { PROBLEMS, type ProblemCode, type ProblemReply } from '@larder/contract/problem.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_TEXTS } from './problem-texts.table.ts';
import { makeSparseLog } from './sparse-log.ts';
import { isDatabaseGone, takesNoWrites } from '../db/sql-state.ts';

/** What some problems say beside their sentence. */
type ProblemMore = Pick<ProblemReply['error'], 'fields' | 'choices' | 'taken'>;

type Telling = {
  /** When it is worth another try. */
  readonly retrySeconds?: number;
};

/** Sentences that tell all there is to tell, a step too where there is one; or what happened alone, to which the table's step is added. */
export type Told = string | { readonly says: string };

/** Thrown by a route to answer a listed problem, in its own words or the table's; anything else thrown is a 500 with an id. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly more: ProblemMore;
  readonly retrySeconds: number | undefined;

  constructor(code: ProblemCode, told?: Told, more: ProblemMore = {}, { retrySeconds }: Telling = {}) {
    super(typeof told === 'string' ? told : tellProblem(code, told?.says));
    this.name = 'Problem';
    this.code = code;
    this.more = more;
    this.retrySeconds = retrySeconds;
  }
}

/** What happened, and what to do about it. */
export function tellProblem(code: ProblemCode, says: string = PROBLEM_TEXTS[code].says): string {
  return code === 'unauthorized' ? says : `${says} ${PROBLEM_TEXTS[code].next}`;
}

/** What is known only of this failure, in the place that its sentence keeps for it. */
export const fillIn = (told: Told, place: string, value: string): Told =>
  typeof told === 'string' ? told.replace(place, () => value) : { says: told.says.replace(place, () => value) };

export function problemReply(code: ProblemCode, message: string, more: Partial<ProblemReply['error']> = {}): ProblemReply {
  return { success: false, message, error: { code, message, ...more } };
}

const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  401: 'unauthorized',
  403: 'forbidden-origin',
  404: 'not-found',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  429: 'rate-limited',
  503: 'unavailable',
};

/** A restart of PostgreSQL takes about this long, and what waits of one account is done by then. */
export const RETRY_SECONDS = 5;

/** Answers with what the failure is explained as. */
export function answerProblem(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  // A path that can name no file, for which @fastify/static has no other word: there is nothing, or a page.
  if (error.code === 'FST_STATIC_FORBIDDEN_PATH') {
    reply.callNotFound();
    return undefined;
  }
  const { status, body } = explainFailure(error, request);
  if (body.error.code === 'unavailable') reply.header('retry-after', RETRY_SECONDS);
  if (error instanceof Problem && error.retrySeconds !== undefined) reply.header('retry-after', error.retrySeconds);
  return reply.status(status).send(body);
}

/** Every request meets it while the database is away. */
const sayOutage = makeSparseLog(1);

/** The only place where a failure becomes a status and a body. One that is ours is logged. */
export function explainFailure(error: unknown, request: FastifyRequest): { readonly status: number; readonly body: ProblemReply } {
  if (error instanceof Problem) {
    return { status: PROBLEMS[error.code], body: problemReply(error.code, error.message, error.more) };
  }
  const { statusCode: status = 500, message: words = '' } = error as Partial<FastifyError>;
  if (status >= 400 && status < 500) {
    // Some of Fastify's sentences end without a stop.
    const code = codeByStatus[status] ?? 'invalid-request';
    return { status, body: problemReply(code, tellProblem(code, words.replace(/\w$/, '$&.'))) };
  }
  if (takesNoWrites(error)) {
    // Not logged by each request, which would fill what is full: the log says it once a minute (write-watch.ts).
    const message =
      'Larder can show what you saved, but cannot store anything new at the moment. Nothing you saved is lost. Please tell whoever runs this server, whose log says why, and try again later.';
    return { status: 503, body: problemReply('unavailable', message, { requestId: request.id }) };
  }
  if (isDatabaseGone(error)) {
    sayOutage((since) => request.log.error({ err: error, ...since }, 'the database could not be asked'));
    const message = 'Larder cannot reach its database at the moment. Nothing you saved is lost. Please try again in a few seconds.';
    return { status: 503, body: problemReply('unavailable', message, { requestId: request.id }) };
  }
  request.log.error({ err: error }, 'request failed');
  const code = status === 503 ? 'unavailable' : 'internal';
  return { status: PROBLEMS[code], body: problemReply(code, tellProblem('internal'), { requestId: request.id }) };
}
