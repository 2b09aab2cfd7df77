import { defineConfig } from '@playwright/test';

/** Each test starts its own server and its own browser profile (tests/e2e/support), so there is nothing to share here. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // Stories wait for the browser half of the time. Each has its own server, profile and ports.
  workers: 2,
  // What passes at the second try has failed.
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/check/playwright.json' }]],
  // A story whose file says `onNarrowScreenOnly` is the same on every screen. Both sizes are for what is laid out differently.
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'mobile', use: { viewport: { width: 390, height: 844 } } },
  ],
});
