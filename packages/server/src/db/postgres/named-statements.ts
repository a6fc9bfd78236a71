import type { ClientBase } from 'pg';

type Known = { times: number; name: string | undefined };

/**
 * Makes the connections of one database keep the plans of the statements they repeat: parsing and planning are most of what a
 * look-up by key costs the server. Behind a pooler that lends connections by transaction, that one has to know of prepared
 * statements (PgBouncer 1.21 does).
 */
export class NamedStatements {
  readonly #knownByText = new Map<string, Known>();
  #names = 0;

  /** From now on what this connection sends goes by its name, where it has one. */
  nameOn(client: Pick<ClientBase, 'query'>): void {
    const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    const named = (...args: readonly unknown[]): unknown => {
      const [text, values] = args;
      if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return query(...args);
      const name = this.#findName(text);
      if (name === undefined) return query(text, values);
      return (query({ name, text, values }) as Promise<unknown>).catch((error: unknown) => {
        if (isOutdatedPlan(error)) this.#renew(text);
        throw error;
      });
    };
    client.query = named as typeof client.query;
  }

  #findName(text: string): string | undefined {
    const known = this.#knownByText.get(text);
    if (known !== undefined) {
      known.times += 1;
      if (known.name === undefined && known.times >= TIMES_UNTIL_NAMED) this.#renew(text);
      return known.name;
    }
    if (text.length <= LONGEST_TEXT && this.#knownByText.size < MOST_TEXTS) this.#knownByText.set(text, { times: 1, name: undefined });
    return undefined;
  }

  /** A name that no connection has yet. */
  #renew(text: string): void {
    this.#names += 1;
    const known = this.#knownByText.get(text);
    if (known !== undefined) known.name = `larder_${this.#names}`;
  }
}

/** Lists of varying length make texts that never come again; only what does is named, and it is not much. */
const TIMES_UNTIL_NAMED = 3;
const MOST_TEXTS = 400;
const LONGEST_TEXT = 3000;

/** A newer version has added a column to what `select *` gives; a plan from before is refused once and then made anew. */
function isOutdatedPlan(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '0A000';
}
