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
      return new Problem('week-not-found', 'This week is not there. It may have been deleted.');
    case 'no-meal':
      return new Problem('meal-not-found', 'There is no such meal in this week.');
    case 'cannot':
      return new Problem('week-cannot', fault.sentence);
    case 'days-changed':
      return new Problem('days-changed', 'Your calendar was changed in another window. Please try again.');
    case 'busy':
      return new Problem(
        'week-busy',
        'Larder is planning many weeks at the moment. Nothing of yours is lost; please try again in a minute.',
      );
    case 'failed':
      return new Problem('week-failed', 'Larder could not finish this week. Nothing of yours was changed; please try again.');
    default:
      return explainPlanFault(fault);
  }
}
