import type { ChangeFault } from '@larder/domain/week/change-fault.ts';
import { Problem } from '../../http/problems.ts';
import { toProblem } from '../plan/generate-routes.ts';
import type { JobAnswer, MadeWeek, SwapCard, WeekJob } from './week-job.ts';
import { type Waiting, type WeekPlanner, WeekPlannerFault } from './week-planner.ts';

/** What came of a job that answers with a week; what stands against it is thrown as the problem that it is to people. */
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
    throw error instanceof WeekPlannerFault ? FAULTS[error.reason]() : error;
  });
  if (!result.ok) throw explain(result.fault);
  return result.value;
}

const FAULTS = {
  busy: () =>
    new Problem('week-busy', 'Larder is planning many weeks at the moment. Nothing of yours is lost; please try again in a minute.'),
  failed: () => new Problem('week-failed', 'Larder could not finish this week. Nothing of yours was changed; please try again.'),
} as const;

function explain(fault: ChangeFault): Problem {
  if (fault.type === 'no-meal') return new Problem('meal-not-found', 'There is no such meal in this week.');
  return fault.type === 'cannot' ? new Problem('week-cannot', fault.sentence) : toProblem(fault);
}
