import { defineConfig } from '@playwright/test';
import { chosenStories, furtherTries } from './tests/support/rounds.ts';

/** Each test starts its own server and its own browser profile (tests/e2e/support), so there is nothing to share here. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalTeardown: './tests/e2e/support/stored-device.ts',
  outputDir: '.cache/check/stories',
  // A wait ends as soon as the thing is there; a busy machine takes long.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  // Each has its own server, profile and ports. A third one would take the cores from the microphones of the others.
  workers: 2,
  // What passes only then is named at the end of the run (tools/check/summary.ts).
  retries: furtherTries,
  forbidOnly: true,
  // `npm run proof` runs all stories, `npm test` those without the tag.
  ...chosenStories,
  reporter: 'list',
  use: { trace: 'on-first-retry', screenshot: 'only-on-failure' },
  // CONTRIBUTING.md says how a story is put on one of them. Both sizes are for what is laid out differently.
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'mobile', use: { viewport: { width: 390, height: 844 } } },
  ],
});
