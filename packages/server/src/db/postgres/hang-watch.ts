import type { Duplex } from 'node:stream';
import { Client, type ClientBase } from 'pg';

export type HangLimits = {
  /** A statement may take long; one that is silent for this long makes us ask whether the server still lives. */
  readonly silenceMs: number;
  /** For that question. */
  readonly answerMs: number;
};

/**
 * Ends a connection whose server has fallen silent: a machine that hangs or a network that is cut tells nobody, and
 * statement_timeout is the server's own. TCP would notice after a quarter of an hour, if at all: a stopped process still
 * acknowledges. A fixed limit for every statement was rejected, as housekeeping may rightly take longer than a caller waits.
 */
export function makeHangWatch(databaseUrl: string, { silenceMs, answerMs }: HangLimits): (client: ClientBase) => void {
  let asking: Promise<boolean> | undefined;
  const isServerAlive = (): Promise<boolean> => {
    asking ??= askServer(databaseUrl, answerMs).finally(() => {
      asking = undefined;
    });
    return asking;
  };

  return (client) => {
    const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    const watched = (...args: readonly unknown[]): unknown => {
      const answer = query(...args);
      if (!(answer instanceof Promise)) return answer;
      const look = (): void => void lookAgain();
      let timer = setTimeout(look, silenceMs);
      let isAnswered = false;
      const finish = (): void => {
        isAnswered = true;
        clearTimeout(timer);
      };
      answer.then(finish, finish);
      return answer;

      async function lookAgain(): Promise<void> {
        const isAlive = await isServerAlive();
        if (isAnswered) return;
        if (isAlive) timer = setTimeout(look, silenceMs);
        // Not `end`, which waits for what was asked on a connection that takes several statements at once.
        else (client as unknown as WithSocket).connection.stream.destroy();
      }
    };
    client.query = watched as typeof client.query;
  };
}

/** What the library's types leave out. */
type WithSocket = { readonly connection: { readonly stream: Duplex } };

/** Over a connection of its own. A refusal is an answer too: a server without a free place is busy and not gone. */
async function askServer(databaseUrl: string, answerMs: number): Promise<boolean> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'larder watch',
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'severity' in error;
  } finally {
    void client.end().catch(() => undefined);
  }
}
