import type { Cook } from '@larder/domain/week/cook.ts';
import type { RejectedDay } from '@larder/domain/plan/plan.ts';
import type { JobResult, WeekJob } from './week-job.ts';

/** `cancelled`: a shared word that is not 0 once nobody waits for the job. */
export type ToWeekThread = { readonly id: number; readonly job: WeekJob; readonly cancelled: SharedArrayBuffer };

export type FromWeekThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'shaped'; readonly id: number; readonly cooks: readonly Cook[] }
  | { readonly kind: 'rejected'; readonly day: RejectedDay }
  | { readonly kind: 'done'; readonly id: number; readonly result: JobResult };
