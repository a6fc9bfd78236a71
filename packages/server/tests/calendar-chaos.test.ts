import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '@larder/domain/base/random.ts';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { listWeekDays } from '@larder/domain/calendar/week.ts';
import { expect, it, vi } from 'vitest';
import { startGoogleEmulator } from '../emulators/google/start-google.ts';
import { connectGoogle } from '../src/adapters/google/index.ts';
import { parseEventId } from '../src/adapters/google/event-id.ts';
import { readEnv } from '../src/config/env.ts';
import type { Database } from '../src/db/database.ts';
import type { Scope } from '../src/db/scope.ts';
import { makeConnectionStore, SYNC_CHANNEL } from '../src/features/calendar/connection-store.ts';
import { makeDayStore } from '../src/features/calendar/day-store.ts';
import { duplicateWeek } from '../src/features/calendar/duplicate-week.ts';
import { movePlanDay } from '../src/features/calendar/move-plan-day.ts';
import { makeOutboxStore } from '../src/features/calendar/outbox-store.ts';
import { makePlanStore } from '../src/features/plan/plan-store.ts';
import type { PlanContent } from '../src/db/tables.ts';
import { startCalendarSync } from '../src/jobs/calendar-sync.ts';
import { describeOnBothEngines, makeTestScope } from './support/test-database.ts';

const OPERATIONS = 100;
/** Pauses after a failure are this much shorter than Google would have them. */
const HURRY = 40;
const CONTENT = { nutritionOverview: { totalCalories: 400, protein: 14, carbs: 60, fat: 9 }, meals: {} } as unknown as PlanContent;

/** The full figure, with a real server that is killed by the system, is printed by `npm run bench:calendar`. */
describeOnBothEngines('a hundred changes while Google fails and servers die', (database) => {
  it('end in a calendar equal to the days: nothing twice, nothing left over', { timeout: 120_000 }, async () => {
    // Of its own: drawn from together with servers and faults, the changes would be others in every run.
    const random = seededRandom(7);
    const chance = seededRandom(8);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const google = await startGoogleEmulator({ random: chance });
    const env = readEnv(google.variables);
    if (!env.ok || !env.value.google) throw new Error('The emulator offers no settings.');
    const calendar = connectGoogle(env.value.google);

    /** A server whose next step fails once it is dead: what it was at stays as it is, lease and all. */
    const startServer = () => {
      let isDead = false;
      const mortal = <Store extends object>(store: Store): Store =>
        new Proxy(store, {
          get: (target, name) => {
            const method = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>;
            return async (...given: unknown[]) => {
              if (isDead) throw new Error('dead');
              return method(...given);
            };
          },
        });
      const connections = makeConnectionStore(database(), { leaseSeconds: 1 });
      const outbox = makeOutboxStore(database());
      const job = startCalendarSync(database(), {
        calendar,
        connections: mortal({
          ...connections,
          postponeWork: (lease, { seconds, problem }) => connections.postponeWork(lease, { seconds: seconds / HURRY, problem }),
        }),
        outbox: mortal({ ...outbox, retryLater: (entry, seconds) => outbox.retryLater(entry, seconds / HURRY) }),
        days: mortal(makeDayStore(database())),
        openToken: ({ refreshToken }) => refreshToken,
        baseUrl: 'https://larder.example',
        random: chance,
        warn: () => undefined,
      });
      return {
        kill: async () => {
          isDead = true;
          await job.stop();
        },
        stop: job.stop,
      };
    };

    const eaters = await Promise.all(['ada@example.com', 'bob@example.com'].map((account) => connectEater(database(), account)));
    async function connectEater(db: Database, account: string) {
      const scope = await makeTestScope(db);
      const plans = await Promise.all(
        ['Alpha', 'Beta', 'Gamma'].map(async (title) => {
          const saved = await makePlanStore(db).savePlan(scope, { title, description: '', searchQuery: '', content: CONTENT });
          return saved.id;
        }),
      );
      const authUrl = calendar.formatConsentUrl({ redirectUri: 'http://localhost/back', state: 's', codeVerifier: 'v' });
      const code = new URL(google.giveConsent(authUrl, { as: account })).searchParams.get('code') ?? '';
      const consent = await calendar.finishConsent({ code, redirectUri: 'http://localhost/back', codeVerifier: 'v' });
      if (!consent.ok) throw new Error('No consent.');
      await makeConnectionStore(db).saveConnection(scope.userId, consent.value);
      return { account, scope, plans };
    }

    const days = makeDayStore(database());
    const anyDate = () => addDays('2026-11-01' as PlainDate, Math.floor(random() * 42));
    const changes: readonly ((scope: Scope, plans: readonly string[]) => Promise<unknown>)[] = [
      (scope, plans) => days.setDay(scope, { date: anyDate(), planId: pick(plans) }),
      (scope, plans) => days.setDay(scope, { date: anyDate(), planId: pick(plans) }),
      (scope) => movePlanDay(days, scope, { fromDate: anyDate(), toDate: anyDate() }),
      (scope) => days.clearDates(scope, [anyDate()]),
      (scope) => duplicateWeek(days, scope, { from: listWeekDays(anyDate()), to: listWeekDays(anyDate()) }),
      (scope) => days.clearDates(scope, listWeekDays(anyDate())),
    ];

    google.faults.failShare(0.2);
    let servers = [startServer(), startServer()];
    for (let done = 1; done <= OPERATIONS; done++) {
      const { scope, plans } = pick(eaters);
      await pick(changes)(scope, plans);
      if (chance() < 0.3) await wait(10);
      if (done % 25 === 0) {
        const [victim, survivor] = servers as [(typeof servers)[0], (typeof servers)[0]];
        await victim.kill();
        servers = [survivor, startServer()];
      }
    }
    const connections = makeConnectionStore(database());
    for (const { scope } of eaters) {
      await vi.waitFor(
        async () => {
          // What was put off is otherwise found at the job's next look, two seconds apart.
          await database().notify(SYNC_CHANNEL, '');
          expect(await connections.findConnection(scope.userId)).toMatchObject({ status: 'connected', waiting: 0, isComparing: false });
        },
        { timeout: 60_000, interval: 50 },
      );
    }
    for (const server of servers) await server.stop();

    for (const { account, scope } of eaters) {
      const planned = (await days.listAllDays(scope)).map(({ id, date, plan }) => `${date} ${plan.title} ${id}`);
      const shown = google.calendars
        .listShown(account)
        .map(({ id, summary, start }) => `${(start as { date: string }).date} ${String(summary)} ${parseEventId(id)}`)
        .toSorted();
      expect(planned.length).toBeGreaterThan(10);
      expect(shown).toEqual(planned);
    }
    await google.stop();
  });
});
