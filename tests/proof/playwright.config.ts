import { defineConfig } from '@playwright/test';
import { chosenStories, furtherTries } from '#tests/support/rounds.ts';

/** The proofs of the sync engine in a real browser; see tests/proof/README.md. Each file has a server of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/check/proofs',
  globalSetup: './support/build-page.ts',
  timeout: 480_000,
  expect: { timeout: 60_000 },
  // The two series of kills wait for browsers to start most of the time: side by side they take as long as one.
  workers: 2,
  retries: furtherTries,
  forbidOnly: true,
  ...chosenStories,
  reporter: 'list',
  use: { screenshot: 'only-on-failure' },
});
