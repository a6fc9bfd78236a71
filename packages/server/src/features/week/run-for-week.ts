import type { Cook } from '@larder/domain/week/cook.ts';
import { PlannerFault } from '../../turns/planner-fault.ts';
import type { JobAnswer, JobResult, MadeWeek, SwapCard, WeekJob } from './week-job.ts';
import { WeekRefused } from './week-fault.ts';

export type Waiting = {
  /** Aborted when nobody waits any longer. */
  readonly signal: AbortSignal;
  readonly onShaped?: (cooks: readonly Cook[]) => void;
  /** Told how many jobs are ahead, when there are any. */
  readonly onQueued?: (ahead: number) => void;
};

/** Whoever plans weeks beside the thread that answers. */
export type WeekPlanner = { readonly run: (job: WeekJob, waiting: Waiting) => Promise<JobResult> };

/** What came of a job that answers with a week; what stands against it is thrown. */
export async function runForWeek(planner: WeekPlanner, job: WeekJob, waiting: Waiting): Promise<MadeWeek> {
  const answer = await run(planner, job, waiting);
  if (answer.kind !== 'week') throw new Error(`a job of kind ${job.kind} answered with ${answer.kind}`);
  return answer.week;
}

export async function runForSwaps(planner: WeekPlanner, job: WeekJob, waiting: Waiting): Promise<readonly SwapCard[]> {
  const answer = await run(planner, job, waiting);
  if (answer.kind !== 'swaps') throw new Error(`a job of kind ${job.kind} answered with ${answer.kind}`);
  return answer.swaps;
}

async function run(planner: WeekPlanner, job: WeekJob, waiting: Waiting): Promise<JobAnswer> {
  const result = await planner.run(job, waiting).catch((error: unknown) => {
    throw error instanceof PlannerFault ? new WeekRefused({ type: error.reason }) : error;
  });
  if (!result.ok) throw new WeekRefused(result.fault);
  return result.value;
}
