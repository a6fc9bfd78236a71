import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '@larder/contract/endpoint.ts';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { noteBackup } from '../src/db/backup/last-backup.ts';
import { openEventStream } from '../src/http/event-stream.ts';
import { registerMetrics } from '../src/http/metrics.ts';
import { mount, route } from '../src/http/mount.ts';
import { type LarderApp, startLarderApp } from './support/larder-app.ts';
import { newEmail, signIn, signUp } from './support/sign-in-steps.ts';
import { TestBrowser } from './support/test-browser.ts';

const TOKEN = 'a token of sixteen or more';
const ORIGIN = 'http://localhost:5000';
const dataDir = mkdtempSync(join(tmpdir(), 'larder-metrics-'));

let larder: LarderApp;
beforeAll(async () => {
  larder = await startLarderApp('pglite', { METRICS_TOKEN: TOKEN, DATA_DIR: dataDir, SIGN_UP: 'invite' });
});
afterAll(async () => {
  await larder.close();
  rmSync(dataDir, { recursive: true });
});

const read = async () => (await larder.visitor.call('GET', '/metrics', undefined, { authorization: `Bearer ${TOKEN}` })).text;
const newBrowser = () => new TestBrowser({ [ORIGIN]: larder.app });

test('failed sign-ins are counted by what was wrong, and a form that was only filled in wrongly is none', async () => {
  const email = newEmail();
  await signIn(newBrowser(), `${ORIGIN}/api/login`, { email, password: '' });
  for (let n = 0; n < 21; n++) await signIn(newBrowser(), `${ORIGIN}/api/login`, { email, password: 'not the password' });
  await signUp(newBrowser(), ORIGIN, { email: newEmail() });
  await newBrowser().visit(`${ORIGIN}/api/callback?code=made-up&state=made-up`);
  const text = await read();
  expect(text).toContain('larder_failed_sign_ins_total{reason="wrong"} 20');
  expect(text).toContain('larder_failed_sign_ins_total{reason="too-many"} 1');
  expect(text).toContain('larder_failed_sign_ins_total{reason="not-invited"} 1');
  expect(text).toContain('larder_failed_sign_ins_total{reason="not-ours"} 1');
  expect(text).toContain('larder_rate_limited_total{route="/oidc/interaction/:uid/sign-in"} 1');
});

test('the age of the last backup is told, and that there was none', async () => {
  expect(await read()).toMatch(/^larder_backup_age_seconds \+?Inf/m);
  await noteBackup(dataDir, 'larder.backup.gz');
  expect(Number(/^larder_backup_age_seconds (\S+)$/m.exec(await read())?.[1])).toBeLessThan(600);
});

test('a stream is not counted among the calls by how long they take', async () => {
  const app = fastify();
  registerMetrics(app, { token: TOKEN, dataDir });
  const call = { method: 'GET', access: 'public', reply: z.unknown() } as const;
  const watch = endpoint({ ...call, path: '/api/watch', staysOpen: true });
  const look = endpoint({ ...call, path: '/api/look' });
  const answerEvents = route(watch, async ({ answer }) => openEventStream(answer, {}).end());
  mount(app, [answerEvents, route(look, async () => 'seen')], { findScope: async () => undefined });
  for (const path of ['/api/watch', '/api/look']) expect((await app.inject(path)).statusCode).toBe(200);
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(body).toContain('larder_http_request_duration_seconds_count{method="GET",route="/api/look",status="200"} 1');
  expect(body).not.toContain('/api/watch');
  await app.close();
});
