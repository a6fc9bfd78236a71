import { Client } from 'pg';
import type { Log } from '../log.ts';

/** LISTEN over one connection of its own, made when first needed and made again when it is lost. */
export class Listener {
  readonly #databaseUrl: string;
  readonly #log: Log;
  readonly #hearersByChannel = new Map<string, Set<(payload: string) => void>>();
  readonly #watchers = new Set<(isHearing: boolean) => void>();
  #client: Promise<Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;
  #lastCommand: Promise<unknown> = Promise.resolve();

  constructor(databaseUrl: string, log: Log) {
    this.#databaseUrl = databaseUrl;
    this.#log = log;
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
    const client = new Client({ connectionString: this.#databaseUrl, application_name: 'larder listener', keepAlive: true });
    client.on('notification', ({ channel, payload = '' }) => this.#hearersByChannel.get(channel)?.forEach((hear) => hear(payload)));
    // 'end' follows every loss, 'error' only some; unheard it would end the process.
    client.on('error', () => undefined);
    client.once('end', () => this.#lose());
    await client.connect();
    for (const channel of this.#hearersByChannel.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    for (const watch of this.#watchers) watch(true);
    return client;
  }

  #lose(): void {
    this.#client = undefined;
    for (const watch of this.#watchers) watch(false);
    if (this.#closed || this.#retry !== undefined) return;
    this.#log.warn('The PostgreSQL connection for notifications was lost and is made again.');
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#findOrConnect().catch(() => this.#lose());
    }, RETRY_MS).unref();
  }
}

const RETRY_MS = 1_000;
