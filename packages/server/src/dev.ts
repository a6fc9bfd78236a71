/** `npm run dev`: the server with emulators for what is not configured, and Vite in front of it. Never part of `npm start`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startGoogleEmulator } from '../emulators/google/start-google.ts';
import { startInstacartEmulator } from '../emulators/instacart/start-instacart.ts';
import { startLlmEmulator } from '../emulators/llm/start-llm.ts';
import { startYoutubeEmulator } from '../emulators/youtube/start-youtube.ts';

type Emulator = {
  readonly name: string;
  /** Set in the environment, the real service is meant and nothing is emulated. */
  readonly unless: string;
  readonly port: number;
  readonly start: (options: {
    readonly port: number;
  }) => Promise<{ readonly url: string; readonly variables: Readonly<Record<string, string>> }>;
};

/** One line a vendor. */
const EMULATORS: readonly Emulator[] = [
  { name: 'Google', unless: 'GOOGLE_CLIENT_ID', port: 5101, start: startGoogleEmulator },
  { name: 'Instacart', unless: 'INSTACART_API_KEY', port: 5102, start: startInstacartEmulator },
  // Slow enough to see the meals come.
  {
    name: 'A language model',
    unless: 'LLM_MODEL',
    port: 5103,
    start: ({ port }) => startLlmEmulator({ port, firstMs: 1200, mealMs: 900 }),
  },
  { name: 'YouTube', unless: 'YOUTUBE_API_KEY', port: 5104, start: startYoutubeEmulator },
];

for (const { name, unless, port, start } of EMULATORS) {
  if (process.env[unless]) continue;
  const { url, variables } = await start({ port });
  Object.assign(process.env, variables);
  console.info(`${name} is emulated at ${url}`);
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
