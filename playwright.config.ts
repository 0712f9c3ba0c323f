import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/browser.mjs';

const report = process.env.E2E_REPORT;
/**
 * What a failed journey leaves behind: every action, and a picture of the end. Pictures and copies of the page at each
 * step took about a fifth of the run for journeys that pass; E2E_TRACE=full records them too, to look into a failure.
 */
const recorded = process.env.E2E_TRACE === 'full';

/** Journeys in a real browser against the built server, which the global setup starts. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/server.setup.ts',
  outputDir: 'test-results/e2e',
  // A test that passes only the second time has found a fault.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report === undefined ? [['list']] : [['list'], ['json', { outputFile: report }]],
  use: {
    // Set by the global setup, which has run when the workers read this.
    baseURL: process.env.E2E_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: { mode: 'retain-on-failure', screenshots: recorded, snapshots: recorded },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: browserArgs },
  },
});
