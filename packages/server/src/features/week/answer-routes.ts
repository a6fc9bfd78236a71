import type { IntentFault } from '@larder/domain/intent/answer/intent-fault.ts';
import type { PlanFault } from '@larder/domain/plan/write/explain-blocked.ts';
import { Problem } from '../../http/problems.ts';
import { WeekRefused } from './week-fault.ts';

export type ExplainPlanFault = (fault: IntentFault | PlanFault) => Problem;

/** What came of the work, or the problem that its refusal is to people. */
export async function answerRefusals<Value>(work: Promise<Value>, explainPlanFault: ExplainPlanFault): Promise<Value> {
  return work.catch((error: unknown) => {
    throw error instanceof WeekRefused ? explain(error, explainPlanFault) : error;
  });
}

function explain({ fault }: WeekRefused, explainPlanFault: ExplainPlanFault): Problem {
  switch (fault.type) {
    case 'week-not-found':
      return new Problem('week-not-found');
    case 'no-meal':
      return new Problem('meal-not-found');
    case 'cannot':
      return new Problem('week-cannot', { says: fault.sentence });
    case 'days-changed':
      return new Problem('days-changed');
    case 'busy':
      return new Problem('week-busy');
    case 'failed':
      return new Problem('week-failed');
    default:
      return explainPlanFault(fault);
  }
}
