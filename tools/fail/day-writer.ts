import { Client } from 'pg';
import { cookieOf, planIdOf } from '../../bench/http/fill-users.ts';

/** How one try to note a day went, on the clock of `performance.now()`. */
export type Attempt = {
  readonly sentAt: number;
  readonly endedAt: number;
  /** 'no answer' for a connection that ended without one. */
  readonly status: number | 'no answer';
  readonly isProblem: boolean;
  readonly retryAfter: string | null;
};

export type DayWriter = {
  /** Each person notes one day after another, the next when the last was answered; 50 ms after a failure, as a hurried program. */
  readonly writeUntil: (endsAt: number) => Promise<readonly Attempt[]>;
  readonly countAcknowledged: () => number;
  /** Of the days that were acknowledged, those that are not in the database as they were sent. */
  readonly countLost: (databaseUrl: string) => Promise<number>;
};

const PAUSE_AFTER_FAILURE_MS = 50;
const DAY_MS = 86_400_000;

/** Writes through the API as the people 1 to `people` of `fillUsers`, and remembers what was acknowledged. */
export function makeDayWriter(origin: string, people: number): DayWriter {
  const acknowledged = new Map<string, string>();
  /** Of each person: the calendar ends with 2126. */
  const lastDays = new Map<number, number>();

  const writeNext = async (user: number): Promise<Attempt> => {
    const day = (lastDays.get(user) ?? 0) + 1;
    lastDays.set(user, day);
    const notes = `day ${day}`;
    const date = new Date(Date.UTC(2030, 0, 1) + day * DAY_MS).toISOString().slice(0, 10);
    const attempt = await post(`${origin}/api/weekly-plan-days`, user, { date, mealPlanId: planIdOf(user, 1), notes });
    if (attempt.status === 200) acknowledged.set(`${user} ${date}`, notes);
    if (attempt.status === 400) throw new Error(`The calendar does not take ${date}: nothing is learned from asking on.`);
    return attempt;
  };

  return {
    writeUntil: async (endsAt) => {
      const attempts: Attempt[] = [];
      const write = async (user: number): Promise<void> => {
        while (performance.now() < endsAt) {
          const attempt = await writeNext(user);
          attempts.push(attempt);
          if (attempt.status !== 200) await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_FAILURE_MS));
        }
      };
      await Promise.all(Array.from({ length: people }, (_, index) => write(index + 1)));
      return attempts;
    },
    countAcknowledged: () => acknowledged.size,
    countLost: async (databaseUrl) => {
      const kept = await readNotes(databaseUrl);
      return [...acknowledged].filter(([key, note]) => kept.get(key) !== note).length;
    },
  };
}

async function post(url: string, user: number, body: object): Promise<Attempt> {
  const headers = { cookie: cookieOf(user), 'content-type': 'application/json' };
  const sentAt = performance.now();
  try {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const { success } = (await answer.json()) as { success?: boolean };
    const { status } = answer;
    return { sentAt, endedAt: performance.now(), status, isProblem: success === false, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return { sentAt, endedAt: performance.now(), status: 'no answer', isProblem: false, retryAfter: null };
  }
}

async function readNotes(databaseUrl: string): Promise<ReadonlyMap<string, string>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ key: string; notes: string }>(
    `select u.subject || ' ' || d.date::text as key, d.notes from weekly_plan_days d join users u on u.home_household_id = d.household_id`,
  );
  await client.end();
  return new Map(rows.map(({ key, notes }) => [key, notes]));
}
