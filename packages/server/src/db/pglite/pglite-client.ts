import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FromWorker, StatementAnswer, StatementFault, ToWorker, WorkerOptions } from './wire.ts';

export type SessionOptions = WorkerOptions & {
  /** A statement that takes longer counts as a hung engine: PGlite honours no statement_timeout. */
  readonly statementLimitMs: number;
  /** Called once, when the engine hangs or dies. The process cannot go on with it. */
  readonly onBroken: (reason: string) => void;
};

/** The one session of a PGlite in its own thread. Statements are answered in the order they are sent. */
export class PgliteClient {
  readonly #worker: Worker;
  readonly #options: SessionOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #hear = new Set<(channel: string, payload: string) => void>();
  #lastId = 0;
  #limitMs: number | undefined;
  #closing = false;
  #brokenReason: string | undefined;

  static async open(options: SessionOptions): Promise<{ session: PgliteClient; postgresMajor: number }> {
    const { clusterDir, isNew, readOnly, stockFileSystem } = options;
    const workerData: WorkerOptions = { clusterDir, isNew, readOnly, stockFileSystem };
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData, execArgv: [] });
    try {
      const first = await Promise.race([once(worker, 'message'), once(worker, 'exit').then(() => [ENDED])]).then(
        ([message]) => message as FromWorker,
      );
      if (first.kind !== 'ready') throw new Error(first.kind === 'refused' ? first.reason : `unexpected ${first.kind}`);
      return { session: new PgliteClient(worker, options), postgresMajor: first.postgresMajor };
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  private constructor(worker: Worker, options: SessionOptions) {
    this.#worker = worker;
    this.#options = options;
    this.#limitMs = options.statementLimitMs;
    worker.on('message', (message: FromWorker) => this.#receive(message));
    worker.on('error', (error) => this.#break(`its thread failed: ${String(error)}`));
    worker.on('exit', () => this.#break('its thread ended'));
  }

  get brokenReason(): string | undefined {
    return this.#brokenReason;
  }

  run(sql: string, params: readonly unknown[] = [], limitMs = this.#limitMs): Promise<StatementAnswer> {
    return this.#ask((id) => ({ kind: 'statement', id, sql, params }), limitMs);
  }

  /** Answered between two statements, also while a transaction is open. Has no limit: the statement before it has one. */
  async ping(): Promise<void> {
    await this.#ask((id) => ({ kind: 'ping', id }), undefined);
  }

  /** Only while holding the driver's lock: it is the one session that loses its limit. */
  async runUnlimited<T>(work: () => Promise<T>): Promise<T> {
    this.#limitMs = undefined;
    try {
      return await work();
    } finally {
      this.#limitMs = this.#options.statementLimitMs;
    }
  }

  onNotification(hear: (channel: string, payload: string) => void): void {
    this.#hear.add(hear);
  }

  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    if (this.#brokenReason === undefined) await this.#ask((id) => ({ kind: 'close', id }), CLOSE_LIMIT_MS).catch(() => undefined);
    await this.#worker.terminate();
  }

  #ask(toMessage: (id: number) => ToWorker, limitMs: number | undefined): Promise<StatementAnswer> {
    if (this.#brokenReason !== undefined) return Promise.reject(new Error(`The database is unusable: ${this.#brokenReason}.`));
    this.#lastId += 1;
    const id = this.#lastId;
    // The stack of the caller is lost on the way through the worker; it is what a reader of the log needs.
    const caller = new Error('caller');
    return new Promise((resolve, reject) => {
      const giveUp = (): void => this.#break(`a statement got no answer for ${limitMs} ms`);
      const timer = limitMs === undefined ? undefined : setTimeout(giveUp, limitMs);
      this.#waiting.set(id, { resolve, reject, timer, caller });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      this.#worker.postMessage(toMessage(id));
    });
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'notification') this.#hear.forEach((hear) => hear(message.channel, message.payload));
    if (message.kind === 'broken') this.#break(message.reason);
    if (message.kind === 'answer') this.#take(message.id)?.resolve(message.answer);
    if (message.kind === 'fault') {
      const waiting = this.#take(message.id);
      waiting?.reject(new StatementError(message.fault, waiting.caller));
    }
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(id);
    return waiting;
  }

  #break(reason: string): void {
    if (this.#brokenReason !== undefined) return;
    this.#brokenReason = reason;
    void this.#worker.terminate();
    for (const id of this.#waiting.keys()) this.#take(id)?.reject(new Error(`The database is unusable: ${reason}.`));
    if (!this.#closing) this.#options.onBroken(reason);
  }
}

/** Has the fields of the `pg` client's error that callers read. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly constraint: string | undefined;

  constructor(fault: StatementFault, caller: Error) {
    super(fault.message);
    this.code = fault.code;
    this.detail = fault.detail;
    this.hint = fault.hint;
    this.table = fault.table;
    this.column = fault.column;
    this.constraint = fault.constraint;
    this.stack = `${this.name}: ${fault.message}\n${caller.stack?.split('\n').slice(1).join('\n') ?? ''}`;
  }
}

type Waiting = {
  readonly resolve: (answer: StatementAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout | undefined;
  readonly caller: Error;
};

const ENDED: FromWorker = { kind: 'refused', reason: 'its thread ended while opening' };

/** Long enough for the shutdown checkpoint of 64 MB of WAL on a slow disk. */
const CLOSE_LIMIT_MS = 20_000;
