import { Client } from 'pg';
import type { Log } from '../log.ts';

export type ListenerOptions = {
  readonly databaseUrl: string;
  readonly log: Log;
  readonly connectLimitMs: number;
  readonly retryMs: number;
};

/** LISTEN over one connection of its own, made when first needed and made again when it is lost. */
export class Listener {
  readonly #options: ListenerOptions;
  readonly #hearersByChannel = new Map<string, Set<(payload: string) => void>>();
  readonly #watchers = new Set<(isHearing: boolean) => void>();
  #client: Promise<Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  /** Of the loss that is not made good yet, on the clock of `performance.now()`. */
  #lostAt: number | undefined;
  #closed = false;
  #lastCommand: Promise<unknown> = Promise.resolve();

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  async listen(
    channel: string,
    hear: (payload: string) => void,
    watch: (isHearing: boolean) => void = () => undefined,
  ): Promise<() => Promise<void>> {
    const hearers = this.#hearersByChannel.get(channel) ?? new Set();
    this.#hearersByChannel.set(channel, hearers.add(hear));
    const client = await this.#findOrConnect();
    await this.#run(client, `listen ${client.escapeIdentifier(channel)}`);
    this.#watchers.add(watch);
    watch(true);
    return async () => {
      this.#watchers.delete(watch);
      watch(false);
      hearers.delete(hear);
      if (hearers.size > 0) return;
      this.#hearersByChannel.delete(channel);
      const current = await this.#client?.catch(() => undefined);
      if (current) await this.#run(current, `unlisten ${current.escapeIdentifier(channel)}`).catch(() => undefined);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => undefined);
    await client?.end().catch(() => undefined);
  }

  /** One after the other: the library takes several at once only on the way out. */
  #run(client: Client, command: string): Promise<unknown> {
    const running = this.#lastCommand.then(() => client.query(command));
    this.#lastCommand = running.catch(() => undefined);
    return running;
  }

  #findOrConnect(): Promise<Client> {
    if (this.#client !== undefined) return this.#client;
    const connecting = this.#connect();
    this.#client = connecting;
    connecting.catch(() => {
      if (this.#client === connecting) this.#client = undefined;
    });
    return connecting;
  }

  async #connect(): Promise<Client> {
    const { databaseUrl, connectLimitMs } = this.#options;
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'larder listener',
      connectionTimeoutMillis: connectLimitMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: ASK_AFTER_SILENCE_MS,
    });
    client.on('notification', ({ channel, payload = '' }) => this.#hearersByChannel.get(channel)?.forEach((hear) => hear(payload)));
    // 'end' follows every loss, 'error' only some; unheard it would end the process.
    client.on('error', () => undefined);
    client.once('end', () => this.#lose());
    await client.connect();
    for (const channel of this.#hearersByChannel.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    for (const watch of this.#watchers) watch(true);
    this.#logReturn();
    return client;
  }

  #lose(): void {
    this.#client = undefined;
    for (const watch of this.#watchers) watch(false);
    if (this.#closed || this.#retry !== undefined) return;
    if (this.#lostAt === undefined) {
      this.#lostAt = performance.now();
      this.#options.log.warn('The PostgreSQL connection for notifications was lost; it is made again as soon as the server takes it.');
    }
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#findOrConnect().catch(() => this.#lose());
    }, this.#options.retryMs).unref();
  }

  #logReturn(): void {
    if (this.#lostAt === undefined) return;
    const seconds = ((performance.now() - this.#lostAt) / 1000).toFixed(1);
    this.#lostAt = undefined;
    this.#options.log.info(`The PostgreSQL connection for notifications is back after ${seconds} s.`);
  }
}

/** It mostly waits, and a network that is cut tells nobody; by themselves systems ask after two hours. */
const ASK_AFTER_SILENCE_MS = 10_000;
