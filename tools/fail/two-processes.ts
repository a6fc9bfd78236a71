import { join } from 'node:path';
import { fillUsers } from '../../bench/http/fill-users.ts';
import { makeSamplePlans } from '../../bench/http/sample-plans.ts';
import { type RunningServer, startServer } from '../../bench/http/server-processes.ts';
import { type PostgresServer, startPostgres } from '../../packages/server/tests/support/start-postgres.ts';
import { type DayWriter, makeDayWriter } from './day-writer.ts';

export type TwoProcesses = {
  readonly postgres: PostgresServer;
  readonly databaseUrl: string;
  readonly server: RunningServer;
  /** As the people who were made, each with plans of their own. */
  readonly writer: DayWriter;
};

const PEOPLE = 16;
const SAMPLE_PLANS = 4;

/** Two server processes on a PostgreSQL that waits for its disk, with people who plan; all of it is gone afterwards. */
export async function withTwoProcesses(work: (running: TwoProcesses) => Promise<void>): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  try {
    const databaseUrl = await postgres.createDatabase();
    const server = await startServer({
      script: join(import.meta.dirname, '../../packages/server/src/main.ts'),
      env: { DATABASE_URL: databaseUrl, WORKERS: '2', LOG_LEVEL: 'error' },
    });
    try {
      await fillUsers(databaseUrl, { from: 1, to: 1 }, []);
      await fillUsers(databaseUrl, { from: 1, to: PEOPLE }, await makeSamplePlans(server.origin, SAMPLE_PLANS));
      await work({ postgres, databaseUrl, server, writer: makeDayWriter(server.origin, PEOPLE) });
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}
