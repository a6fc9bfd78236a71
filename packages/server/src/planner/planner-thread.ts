import type { Cook } from '@larder/domain/week/cook.ts';
import type { Result } from '@larder/domain/base/result.ts';
import type { Plan, RejectedDay } from '@larder/domain/plan/plan.ts';
import type { PlanFault } from '@larder/domain/plan/write/explain-blocked.ts';
import type { TableJob } from '../features/plan/table-job.ts';
import type { JobResult, WeekJob } from '../features/week/week-job.ts';

export type PlannerJob = WeekJob | TableJob;
export type ResultOf<Job extends PlannerJob> = Job extends TableJob ? Result<Plan, PlanFault> : JobResult;

/** `cancelled`: a shared word that is not 0 once nobody waits for the job. */
export type ToPlannerThread = { readonly id: number; readonly job: PlannerJob; readonly cancelled: SharedArrayBuffer };

export type FromPlannerThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'shaped'; readonly id: number; readonly cooks: readonly Cook[] }
  | { readonly kind: 'rejected'; readonly day: RejectedDay }
  | { readonly kind: 'done'; readonly id: number; readonly result: ResultOf<PlannerJob> };
