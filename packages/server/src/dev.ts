/** `npm run dev`: the server with emulators for what is not configured, and Vite in front of it. Never part of `npm start`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import { capitalize } from '@larder/domain/base/say.ts';

type Emulator = { readonly url: string; readonly variables: Readonly<Record<string, string>>; readonly stop: () => Promise<void> };
/** `firstMs`, `mealMs`: slow enough to see the meals of a language model come. */
type Start = (options: { readonly port: number; readonly firstMs: number; readonly mealMs: number }) => Promise<Emulator>;

const FIRST_PORT = 5101;
const EMULATORS = join(import.meta.dirname, '../emulators');

// A folder a vendor, with what starts it: a further one is started too.
for (const [at, vendor] of readdirSync(EMULATORS).toSorted().entries()) {
  const module = (await import(join(EMULATORS, vendor, `start-${vendor}.ts`))) as Readonly<Record<string, Start>>;
  const { url, variables, stop } = await module[`start${capitalize(vendor)}Emulator`]!({
    port: FIRST_PORT + at,
    firstMs: 1200,
    mealMs: 900,
  });
  // Set in the environment, the real service is meant and nothing is emulated.
  if (Object.keys(variables).some((name) => process.env[name])) await stop();
  else {
    Object.assign(process.env, variables);
    console.info(`${capitalize(vendor)} is emulated at ${url}`);
  }
}

// People come in through Vite, so that is where sign-in and consent have to lead back to.
process.env['BASE_URL'] ||= 'http://localhost:5173';
await import('./main.ts');

const api = `http://127.0.0.1:${process.env['PORT'] || 5000}`;
const vite = spawn('vite', ['packages/web', '--port', new URL(process.env['BASE_URL']).port || '80', '--strictPort'], {
  cwd: join(import.meta.dirname, '../../..'),
  stdio: 'inherit',
  env: { LARDER_API: api, ...process.env },
});
process.on('exit', () => vite.kill());
