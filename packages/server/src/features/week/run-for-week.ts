import type { JobAnswer, MadeWeek, SwapCard, WeekJob } from './week-job.ts';
import { WeekRefused } from './week-fault.ts';
import { type Waiting, type Planner, PlannerFault } from '../../planner/planner.ts';

/** What came of a job that answers with a week; what stands against it is thrown. */
export async function runForWeek(planner: Planner, job: WeekJob, waiting: Waiting): Promise<MadeWeek> {
  const answer = await run(planner, job, waiting);
  if (answer.kind !== 'week') throw new Error(`a job of kind ${job.kind} answered with ${answer.kind}`);
  return answer.week;
}

export async function runForSwaps(planner: Planner, job: WeekJob, waiting: Waiting): Promise<readonly SwapCard[]> {
  const answer = await run(planner, job, waiting);
  if (answer.kind !== 'swaps') throw new Error(`a job of kind ${job.kind} answered with ${answer.kind}`);
  return answer.swaps;
}

async function run(planner: Planner, job: WeekJob, waiting: Waiting): Promise<JobAnswer> {
  const result = await planner.run(job, waiting).catch((error: unknown) => {
    throw error instanceof PlannerFault ? new WeekRefused({ type: error.reason }) : error;
  });
  if (!result.ok) throw new WeekRefused(result.fault);
  return result.value;
}
