import { parentPort } from 'node:worker_threads';
import { makePlainDate } from '@larder/domain/calendar/plain-date.ts';
import { UNKNOWN_EATER } from '@larder/domain/eater/eater.ts';
import { EMPTY_INTENT } from '@larder/domain/intent/intent.ts';
import { resolveTargets } from '@larder/domain/intent/target/resolve-targets.ts';
import { MEAL_SLOTS } from '@larder/domain/recipe/meal-slot.ts';
import { makeWeek } from '@larder/domain/week/make-week.ts';
import { NO_WEEK_RULES } from '@larder/domain/week/week-rules.ts';
import type { RejectedDay } from '@larder/domain/plan/plan.ts';
import { putBehind } from '../turns/reader-process.ts';
import { runTableJob } from '../features/plan/table-job.ts';
import { runWeekJob } from '../features/week/week-job.ts';
import type { FromPlannerThread, ToPlannerThread } from './planner-thread.ts';

/** The thread that plans weeks and tables of people, one job after the other; started by `planner.ts`. */
const port = parentPort;
if (!port) throw new Error('planner-worker.ts runs as a thread only.');
const send = (message: FromPlannerThread): void => port.postMessage(message);
// Behind the thread that answers everybody. Of Linux alone a thread can be told so; elsewhere it would be the whole process.
if (process.platform === 'linux') putBehind();

port.on('message', ({ id, job, cancelled }: ToPlannerThread) => {
  const flag = new Int32Array(cancelled);
  const onRejected = (day: RejectedDay): void => send({ kind: 'rejected', day });
  const result =
    job.kind === 'table'
      ? runTableJob(job, onRejected)
      : runWeekJob(job, {
          onShaped: (cooks) => send({ kind: 'shaped', id, cooks }),
          onRejected,
          isCancelled: () => Atomics.load(flag, 0) !== 0,
        });
  send({ kind: 'done', id, result });
});

// A first week takes four times as long as a second one: the kits are compiled, and the code is.
const { targets, caps } = resolveTargets({ intent: EMPTY_INTENT, eater: UNKNOWN_EATER });
makeWeek({
  start: makePlainDate(2026, 11, 23),
  days: 7,
  day: { intent: EMPTY_INTENT, eater: UNKNOWN_EATER, targets, caps, seed: 1 },
  shape: 'usual',
  slots: MEAL_SLOTS,
  rules: NO_WEEK_RULES,
  taken: [],
});
send({ kind: 'ready' });
