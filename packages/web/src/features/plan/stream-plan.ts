import { generatePlan } from '@larder/contract/plan.ts';
import { PLAN_EVENTS } from '@larder/contract/plan-stream.ts';
import { streamAnswer } from '../../lib/streamed-answer.ts';
import type { Plan } from '../../lib/wire/plan-types.ts';
import { readPlan } from '../../lib/wire/read-plan.ts';
import { addEvent, type ArrivingPlan } from './arriving-plan.ts';

type Options = {
  readonly query: string;
  /** Meals that the day is made around. */
  readonly locked?: Plan['meals'] | undefined;
  /** As it was left unsaved, where it was. */
  readonly reopens?: boolean;
  readonly signal: AbortSignal;
  readonly onArriving: (arriving: ArrivingPlan) => void;
};

/** A plan whose meals are told of as they come. */
export async function streamPlan({ query, locked, reopens = false, signal, onArriving }: Options): Promise<Plan> {
  let arriving: ArrivingPlan | undefined;
  const answer = await streamAnswer(generatePlan, PLAN_EVENTS, {
    body: { query, ...(locked && { locked }), ...(reopens && { reopens }) },
    signal,
    onEvents: (events) => {
      arriving = events.reduce(addEvent, arriving);
      if (arriving) onArriving(arriving);
    },
  });
  return readAnswer(answer);
}

/** Inside the envelope or beside it: the specification does not say. */
export const readAnswer = (answer: { readonly data?: unknown }): Plan => readPlan(answer.data ?? answer);
