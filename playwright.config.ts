import { defineConfig } from '@playwright/test';

/** Each test starts its own server and its own browser profile (tests/e2e/support), so there is nothing to share here. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 1,
  // A story that passes at the second try is reported as flaky: look at it, but do not hold a change up for it.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/check/playwright.json' }]],
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'mobile', use: { viewport: { width: 390, height: 844 } } },
  ],
});
