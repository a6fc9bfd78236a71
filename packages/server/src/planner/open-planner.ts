import type { RejectedDay } from '@larder/domain/plan/plan.ts';
import type { FastifyInstance } from 'fastify';
import type { LayTable, TableJob } from '../features/plan/table-job.ts';
import { Problem } from '../http/problems.ts';
import { PlannerFault } from '../turns/planner-fault.ts';
import { makePlanner, type Planner } from './planner.ts';

/** Its thread ends with the server. */
export function openPlanner(app: FastifyInstance, onRejected: (day: RejectedDay) => void): Planner {
  const planner = makePlanner({ log: app.log, onRejected });
  app.addHook('onClose', planner.close);
  return planner;
}

/** Days for several, made where weeks are. */
export const layTableIn =
  (planner: Planner): LayTable =>
  async (job, signal) => {
    // A function goes to no other thread, and a day's own query has one; the planner tells of such days by itself.
    const plain = Object.assign({}, job, { query: { ...job.query, onRejected: undefined } });
    return planner.run<TableJob>(plain, { signal }).catch((error: unknown) => {
      throw error instanceof PlannerFault ? new Problem('unavailable', TEXTS[error.reason]) : error;
    });
  };

const TEXTS = {
  busy: 'Larder is planning for many people at the moment. Nothing of yours is lost; please try again in a minute.',
  failed: 'Larder could not finish this day. Nothing of yours was changed; please try again.',
} as const;
