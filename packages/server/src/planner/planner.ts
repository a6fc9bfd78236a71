import { Worker } from 'node:worker_threads';
import type { Cook } from '@larder/domain/week/cook.ts';
import type { RejectedDay } from '@larder/domain/plan/plan.ts';
import type { FromPlannerThread, PlannerJob, ResultOf, ToPlannerThread } from './planner-thread.ts';

export type Waiting = {
  /** Aborted when nobody waits any longer. */
  readonly signal: AbortSignal;
  readonly onShaped?: (cooks: readonly Cook[]) => void;
  /** Told how many jobs are ahead, when there are any. */
  readonly onQueued?: (ahead: number) => void;
};

/** `busy`: too many wait already. `failed`: the thread died or hung over it; the next job has a new one. */
export class PlannerFault extends Error {
  readonly reason: 'busy' | 'failed';

  constructor(reason: 'busy' | 'failed', message: string) {
    super(message);
    this.name = 'PlannerFault';
    this.reason = reason;
  }
}

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

/** Of each kind. At half a second each nobody should have to wait for longer. */
const MOST_WAITING = 20;
/** Fourteen days take a second, and a machine that is busy takes ten times as long. */
const JOB_LIMIT_MS = 30_000;
/** Twice what it needs: a thread that grows beyond it ends alone, and not the server with it. */
const HEAP_MB = 256;

type Job = {
  readonly id: number;
  readonly job: PlannerJob;
  readonly waiting: Waiting;
  readonly cancelled: SharedArrayBuffer;
  readonly resolve: (result: ResultOf<PlannerJob>) => void;
  readonly reject: (error: unknown) => void;
};

/** Before weeks, which take ten times as long. */
const isDay = ({ job }: Pick<Job, 'job'>): boolean => job.kind === 'table';

/** Weeks and tables of people are planned in one thread beside the server's, so that nobody else waits while one is searched. */
export function makePlanner({
  log,
  onRejected,
  threadUrl = new URL('./planner-worker.ts', import.meta.url),
  jobLimitMs = JOB_LIMIT_MS,
}: Options): Planner {
  const queue: Job[] = [];
  let current: Job | undefined;
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

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
    const job = queue.shift();
    if (!job) return;
    current = job;
    const { id, cancelled } = job;
    const opened = openThread();
    timer = setTimeout(() => fail(opened, `a job took longer than ${jobLimitMs} ms`), jobLimitMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    opened.postMessage({ id, job: job.job, cancelled } satisfies ToPlannerThread);
  };

  const leave = (job: Job): void => {
    Atomics.store(new Int32Array(job.cancelled), 0, 1);
    const at = queue.indexOf(job);
    if (at >= 0) queue.splice(at, 1);
    job.reject(job.waiting.signal.reason);
  };

  return {
    start: () => void openThread(),

    async run<OwnJob extends PlannerJob>(job: OwnJob, waiting: Waiting) {
      waiting.signal.throwIfAborted();
      const alike = queue.filter((other) => isDay(other) === isDay({ job })).length;
      if (alike >= MOST_WAITING) throw new PlannerFault('busy', 'too many weeks or days are waiting');
      return new Promise<ResultOf<OwnJob>>((resolve, reject) => {
        const own: Job = { id: ++lastId, job, waiting, cancelled: new SharedArrayBuffer(4), resolve: resolve as Job['resolve'], reject };
        waiting.signal.addEventListener('abort', () => leave(own), { once: true });
        const at = isDay(own) ? queue.findIndex((other) => !isDay(other)) : -1;
        queue.splice(at < 0 ? queue.length : at, 0, own);
        const ahead = queue.indexOf(own) + (current ? 1 : 0);
        if (ahead > 0) waiting.onQueued?.(ahead);
        next();
      });
    },

    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const { reject } of [...queue.splice(0), ...(current ? [current] : [])]) reject(new PlannerFault('failed', 'the server stops'));
      await thread?.terminate();
    },
  };
}
