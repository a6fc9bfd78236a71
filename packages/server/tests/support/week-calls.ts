import type { PlanDay } from '@larder/contract/calendar.ts';
import type { ProblemReply } from '@larder/contract/problem.ts';
import { sayWhatWasSeen } from '@larder/contract/seen.ts';
import type { ChangedWeek } from '@larder/contract/week-changes.ts';
import type { TakenDay, Week } from '@larder/contract/week.ts';
import { expect } from 'vitest';
import type { Answer, Caller } from './larder-app.ts';

export type Wire<Data> = { readonly data: Data };

/** A Monday; four days are enough for pots, and quick. */
export const START = '2026-11-23';
export const WISH = { query: 'vegetarian, 2000 calories', start: START, days: 4 };

export async function draft({ call }: Caller, wish: object = {}): Promise<Week> {
  const answer = await call<Wire<Week>>('POST', '/api/weeks/draft', { ...WISH, ...wish });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

export async function change({ call }: Caller, id: string, path: string, body: object = {}): Promise<ChangedWeek> {
  const answer = await call<Wire<ChangedWeek>>('POST', `/api/weeks/${id}/${path}`, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

type Saved = Answer<Wire<{ week: Week }> & ProblemReply>;

export const trySaving = async ({ call }: Caller, id: string, body: object = {}, seen?: string): Promise<Saved> =>
  call('POST', `/api/weeks/${id}/save`, body, seen === undefined ? {} : sayWhatWasSeen([seen]));

export async function save(eater: Caller, id: string, body: object = {}): Promise<Week> {
  const answer = await trySaving(eater, id, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.week;
}

export const read = async ({ call }: Caller, id: string): Promise<Week> => (await call<Wire<Week>>('GET', `/api/weeks/${id}`)).body.data;

export const readDays = async ({ call }: Caller): Promise<readonly PlanDay[]> =>
  (await call<Wire<readonly PlanDay[]>>('GET', `/api/weekly-plan-days/2026-11-01?endDate=2026-12-31`)).body.data;

export const takenOf = ({ body }: Saved): readonly TakenDay[] => body.error.taken ?? [];
