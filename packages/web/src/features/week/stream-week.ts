import type { RequestOf } from '@larder/contract/endpoint.ts';
import { draftWeek } from '@larder/contract/week-calls.ts';
import { WEEK_EVENTS } from '@larder/contract/week-stream.ts';
import { streamAnswer } from '../../lib/streamed-answer.ts';
import { addWeekEvent, type ArrivingWeek, NOTHING_YET } from './arriving-week.ts';
import { readWeek, type WholeWeek } from './read-week.ts';

type Streaming = { readonly signal: AbortSignal; readonly onArriving: (week: ArrivingWeek) => void };

/** A week as it comes, and at last whole. */
export async function streamWeek(body: RequestOf<typeof draftWeek>['body'], { signal, onArriving }: Streaming): Promise<WholeWeek> {
  let now = NOTHING_YET;
  onArriving(now);
  const answer = await streamAnswer(draftWeek, WEEK_EVENTS, {
    body,
    signal,
    onEvents: (events) => {
      now = events.reduce(addWeekEvent, now);
      onArriving(now);
    },
  });
  return readWeek(answer.data);
}
