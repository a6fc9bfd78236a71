import { generatePlan } from '@larder/contract/plan.ts';
import { PLAN_EVENTS } from '@larder/contract/plan-stream.ts';
import { type ProblemCode, type ProblemReply, PROBLEMS } from '@larder/contract/problem.ts';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/api-client.ts';
import { BrokenStream, callForEvents } from '../../lib/event-stream.ts';
import type { Plan } from '../../lib/wire/plan-types.ts';
import { readPlan } from '../../lib/wire/read-plan.ts';
import { addEvent, type ArrivingPlan } from './arriving-plan.ts';

type Options = { readonly query: string; readonly signal: AbortSignal; readonly onArriving: (arriving: ArrivingPlan) => void };

/** A plan whose meals are told of as they come. A stream that the network cut off is asked for once more, whole. */
export async function streamPlan({ query, signal, onArriving }: Options): Promise<Plan> {
  const body = { query };
  const answer = await callForEvents(generatePlan, PLAN_EVENTS, { body, signal });
  if (answer.type === 'whole') return readAnswer(answer.reply);
  let arriving: ArrivingPlan | undefined;
  try {
    for await (const events of answer.batches) {
      const end = events.find((event) => event.name === 'done' || event.name === 'problem');
      if (end?.name === 'done') return readAnswer(end.data);
      if (end?.name === 'problem') throw toError(end.data);
      // One step for all that came together: a plan that is there at once does not come bit by bit.
      arriving = events.reduce(addEvent, arriving);
      if (arriving) onArriving(arriving);
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof BrokenStream)) throw error;
  }
  signal.throwIfAborted();
  return readAnswer(await call(generatePlan, { body }));
}

/** Inside the envelope or beside it: the specification does not say. */
export const readAnswer = (answer: { readonly data?: unknown }): Plan => readPlan(answer.data ?? answer);

/** A problem in a stream is what it would have been with a status of its own. */
function toError(problem: ProblemReply): ApiError {
  const status = PROBLEMS[problem.error.code as ProblemCode] ?? PROBLEMS.internal;
  return new ApiError({ status, statusText: '', body: JSON.stringify(problem), sessionExpired: false });
}
