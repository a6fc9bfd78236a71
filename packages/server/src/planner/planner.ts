import { Worker } from 'node:worker_threads';
import type { RejectedDay } from '@larder/domain/plan/plan.ts';
import { currentCaller } from '../turns/caller.ts';
import { FairQueue } from '../turns/fair-queue.ts';
import { PlannerFault } from '../turns/planner-fault.ts';
import type { Waiting } from '../features/week/run-for-week.ts';
import type { FromPlannerThread, PlannerJob, ResultOf, ToPlannerThread } from './planner-thread.ts';

export type Planner = {
  readonly run: <Job extends PlannerJob>(job: Job, waiting: Waiting) => Promise<ResultOf<Job>>;
  /** Starts the thread before anybody needs it. */
  readonly start: () => void;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly log: { readonly error: (object: object, words: string) => void };
  readonly onRejected: (day: RejectedDay) => void;
  /** Another thread than that of `planner-worker.ts`, for tests. */
  readonly threadUrl?: URL;
  readonly jobLimitMs?: number;
};

/** Of weeks, and of tables: half a minute's work of the one, a third of that of the other. */
const MOST_WAITING = 20;
/** A table is there in a tenth of a week's time, so it goes first; but whoever waits for a week waits for so many of them at most. */
const MOST_TABLES_FIRST = 3;
/** Fourteen days take a second, and a machine that is busy takes ten times as long. */
const JOB_LIMIT_MS = 30_000;
/**
 * Three times the tables of foods and dishes that the thread keeps (150 MB): a thread that grows beyond it ends alone, and not the
 * server with it. With 256 V8 collected the whole heap three times a week, two thirds of the processor's time of planning.
 */
const HEAP_MB = 512;

type Job = {
  readonly id: number;
  readonly caller: string;
  readonly job: PlannerJob;
  readonly waiting: Waiting;
  readonly cancelled: SharedArrayBuffer;
  readonly resolve: (result: ResultOf<PlannerJob>) => void;
  readonly reject: (error: unknown) => void;
};

/** Weeks and tables of people are planned in one thread beside the server's, so that nobody else waits while one is searched. */
export function makePlanner({
  log,
  onRejected,
  threadUrl = new URL('./planner-worker.ts', import.meta.url),
  jobLimitMs = JOB_LIMIT_MS,
}: Options): Planner {
  const tables = new FairQueue<Job>();
  const weeks = new FairQueue<Job>();
  let tablesInRow = 0;
  let current: Job | undefined;
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

  const queueFor = (job: PlannerJob): FairQueue<Job> => (job.kind === 'table' ? tables : weeks);

  const finish = (settle: (job: Job) => void): void => {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    if (job) settle(job);
    next();
  };

  const fail = (of: Worker, reason: string): void => {
    if (thread !== of) return;
    thread = undefined;
    void of.terminate();
    if (isClosed) return;
    log.error({ reason }, 'the thread that plans weeks and tables ended');
    finish(({ reject }) => reject(new PlannerFault('failed', reason)));
  };

  const hear = (message: FromPlannerThread): void => {
    if (message.kind === 'rejected') onRejected(message.day);
    if (message.kind === 'shaped' && message.id === current?.id) current.waiting.onShaped?.(message.cooks);
    if (message.kind === 'done' && message.id === current?.id) finish(({ resolve }) => resolve(message.result));
  };

  const openThread = (): Worker => {
    if (thread) return thread;
    const opened = new Worker(threadUrl, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    thread = opened;
    opened.on('message', hear);
    opened.on('error', (error) => fail(opened, String(error)));
    opened.on('exit', (code) => fail(opened, `it ended with code ${code}`));
    // The server's own end is not kept waiting by a thread that is idle.
    opened.unref();
    return opened;
  };

  const next = (): void => {
    if (current || isClosed) return;
    const job = tablesInRow < MOST_TABLES_FIRST ? (tables.shift() ?? weeks.shift()) : (weeks.shift() ?? tables.shift());
    if (!job) return;
    current = job;
    tablesInRow = job.job.kind === 'table' ? tablesInRow + 1 : 0;
    const { id, cancelled } = job;
    const opened = openThread();
    timer = setTimeout(() => fail(opened, `a job took longer than ${jobLimitMs} ms`), jobLimitMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    opened.postMessage({ id, job: job.job, cancelled } satisfies ToPlannerThread);
  };

  const leave = (job: Job): void => {
    Atomics.store(new Int32Array(job.cancelled), 0, 1);
    queueFor(job.job).remove(job.caller, job);
    job.reject(job.waiting.signal.reason);
  };

  return {
    start: () => void openThread(),

    async run<OwnJob extends PlannerJob>(job: OwnJob, waiting: Waiting) {
      waiting.signal.throwIfAborted();
      const queue = queueFor(job);
      if (queue.size >= MOST_WAITING) throw new PlannerFault('busy', 'too many weeks or tables are waiting');
      return new Promise<ResultOf<OwnJob>>((resolve, reject) => {
        const own: Job = {
          id: ++lastId,
          caller: currentCaller(),
          job,
          waiting,
          cancelled: new SharedArrayBuffer(4),
          resolve: resolve as Job['resolve'],
          reject,
        };
        waiting.signal.addEventListener('abort', () => leave(own), { once: true });
        const ahead = queue.size + (current ? 1 : 0);
        queue.push(own.caller, own);
        if (ahead > 0) waiting.onQueued?.(ahead);
        next();
      });
    },

    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (let job = current; job; job = tables.shift() ?? weeks.shift()) job.reject(new PlannerFault('failed', 'the server stops'));
      await thread?.terminate();
    },
  };
}
