import type { IntentFault } from '@larder/domain/intent/answer/intent-fault.ts';
import type { PlanFault } from '@larder/domain/plan/write/explain-blocked.ts';

/** Why there is no week, or no such change in it. */
export type WeekFault =
  | IntentFault
  | PlanFault
  | { readonly type: 'cannot'; readonly sentence: string }
  | { readonly type: 'week-not-found' | 'no-meal' | 'days-changed' | 'busy' | 'failed' };

/** Thrown through the steps of a draft or a change, each of which may meet one; the routes answer it (`answer-routes.ts`). */
export class WeekRefused extends Error {
  readonly fault: WeekFault;

  constructor(fault: WeekFault) {
    super(fault.type);
    this.name = 'WeekRefused';
    this.fault = fault;
  }
}

export const weekNotFound = (): WeekRefused => new WeekRefused({ type: 'week-not-found' });
