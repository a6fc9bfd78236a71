import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../../packages/server/tests/support/find-free-port.ts';
import { signUpOverHttp } from '../../packages/server/tests/support/sign-up-over-http.ts';
import { makePlan, readPlan } from './test-plan.ts';
import type { StartVictim, TestPlan, Victim } from './victim.ts';

type WirePlan = { id: string; title: string; description: string; searchQuery: string } & ReturnType<typeof makePlan>['content'];

const port = await findFreePort();
const ORIGIN = `http://localhost:${port}`;

/** The real server as a newcomer starts it, saved to through its API by somebody who signed up at its built-in provider. */
export function makeHttpVictims({ dataDir, databaseUrl = '' }: { dataDir: string; databaseUrl?: string }): StartVictim {
  let cookie: string | undefined;
  const idsByNumber = new Map<number, string>();

  return () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../packages/server/src/main.ts')], {
      env: { ...process.env, PORT: String(port), BASE_URL: ORIGIN, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const gone = once(child, 'exit');
    const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
      child.kill(signal);
      await gone;
    };
    const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const response = await fetch(ORIGIN + path, {
        method,
        headers: { cookie: cookie ?? '', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status}: ${await response.text()}`);
      return response.json();
    };
    const save = async (plan: TestPlan): Promise<void> => {
      const { content, ...words } = makePlan(plan);
      const id = idsByNumber.get(plan.number);
      const path = plan.version === 1 ? '/api/meal-plans/save' : `/api/meal-plans/${id}`;
      const { data } = (await call(plan.version === 1 ? 'POST' : 'PUT', path, { ...words, ...content })) as { data: { id: string } };
      idsByNumber.set(plan.number, data.id);
    };
    const list: Victim['list'] = async () => {
      const { data } = (await call('GET', '/api/meal-plans/saved')) as { data: WirePlan[] };
      const plans = data.map(({ title, description, searchQuery, ...content }) => readPlan({ title, description, searchQuery, content }));
      return { plans, rowsInTable: plans.length };
    };
    const ready = waitUntilReady(() => child.exitCode).then(async (): Promise<Victim> => {
      cookie ??= await signUpOverHttp(ORIGIN);
      return { save, list, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
    });
    return { ready, kill: () => end('SIGKILL') };
  };
}

async function waitUntilReady(exitCode: () => number | null): Promise<void> {
  for (let tries = 0; tries < 1800; tries++) {
    if (exitCode() !== null) throw new Error(`The server ended with ${exitCode()} instead of starting.`);
    const isUp = await fetch(`${ORIGIN}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server did not answer within 90 s.');
}
