import { Client, type ClientBase, type ClientConfig } from 'pg';

/**
 * A few connections that many short look-ups share: each is sent at once, behind those still on their way, and all that are
 * asked for in one turn of the event loop leave in one write. On one machine a look-up by key costs both sides a third of
 * what it does over a pool that lends each connection to one at a time (docs/measurements/http.md).
 *
 * Nothing slow may go here, as it holds up what is behind it, and nothing that writes, as it would wait for the disk there.
 */
export class Lanes {
  readonly #config: ClientConfig;
  readonly #lanes: readonly Lane[] = Array.from({ length: COUNT }, () => ({ client: undefined, waiting: 0, isCorked: false }));
  readonly #prepare: (client: ClientBase) => void;
  #isClosed = false;

  /** `prepare` is shown every connection before it is used. */
  constructor(config: ClientConfig, prepare: (client: ClientBase) => void = () => undefined) {
    this.#config = config;
    this.#prepare = prepare;
  }

  async query<Row>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    if (this.#isClosed) throw new Error('The database is closed.');
    const lane = this.#lanes.reduce((best, other) => (other.waiting < best.waiting ? other : best));
    lane.waiting += 1;
    try {
      const client = await (lane.client ?? this.#connect(lane));
      gatherWrites(lane, client);
      const { rows } = await client.query(text, [...values]);
      return rows as Row[];
    } finally {
      lane.waiting -= 1;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { client } of this.#lanes) await (await client?.catch(() => undefined))?.end().catch(() => undefined);
  }

  /** A connection that is lost is made again by the next look-up; those on it fail as on any other. */
  #connect(lane: Lane): Promise<Client> {
    const client = new Client({ ...this.#config, pipeline: true });
    const connecting = client.connect().then(() => client);
    const forget = (): void => {
      if (lane.client === connecting) lane.client = undefined;
    };
    client.on('error', forget);
    client.once('end', forget);
    this.#prepare(client);
    connecting.catch(forget);
    lane.client = connecting;
    return connecting;
  }
}

type Lane = { client: Promise<Client> | undefined; waiting: number; isCorked: boolean };

/** One lane waits for its answer while the other is written to; more of them only spread what could leave together. */
const COUNT = 2;

function gatherWrites(lane: Lane, client: Client): void {
  if (lane.isCorked) return;
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Partial<Corkable> } }).connection;
  if (!stream.cork) return;
  lane.isCorked = true;
  stream.cork();
  setImmediate(() => {
    lane.isCorked = false;
    stream.uncork?.();
  });
}

type Corkable = { readonly cork: () => void; readonly uncork: () => void };
