import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium = existsSync('.cache/chromium') ? readFileSync('.cache/chromium', 'utf8').trim() : '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests',
  testMatch: /.*\.e2e\.ts/,
  outputDir: '.cache/results/playwright',
  timeout: 60_000,
  // Two cores: the server under test and the browser want one each.
  workers: 1,
  forbidOnly: true,
  use: {
    launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
    locale: 'en-US',
    trace: 'retain-on-failure',
  },
});
