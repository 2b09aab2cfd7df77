import { defineConfig } from '@playwright/test';

/** Each test starts its own server and its own browser profile (tests/e2e/support), so there is nothing to share here. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalTeardown: './tests/e2e/support/stored-device.ts',
  outputDir: '.cache/e2e',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // Three keep two cores busy, with the browsers and servers that they start. Each has its own server, profile and ports.
  workers: 3,
  // What passes at the second try has failed.
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/check/playwright.json' }]],
  // CONTRIBUTING.md says how a story is put on one of them. Both sizes are for what is laid out differently.
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'mobile', use: { viewport: { width: 390, height: 844 } } },
  ],
});
