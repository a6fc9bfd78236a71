import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium = existsSync('.cache/chromium') ? readFileSync('.cache/chromium', 'utf8').trim() : '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests',
  testMatch: /.*\.e2e\.ts/,
  globalSetup: './tests/support/first-start.ts',
  outputDir: '.cache/results/playwright',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Two cores: a second file runs while the first waits for its browser. Three were no faster and stumbled.
  workers: 2,
  // A drag or a clock can stumble on a crowded machine; what needs the second try is counted aloud.
  retries: 2,
  forbidOnly: true,
  use: {
    // A process for each page of one context took a tenth of the processor's time of a run, and is what no test is about.
    launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--process-per-site'] },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    // What cannot be pressed for so long never will be: a try that waits for the end of its test takes three minutes.
    actionTimeout: 30_000,
    // Recording every test costs a third of the run; `npx playwright test --trace on <name>` records one that failed.
    trace: 'off',
  },
});
