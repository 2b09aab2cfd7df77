import { defineConfig } from '@playwright/test';

/** The proofs of the sync engine in a real browser; see tests/proof/README.md. Each file has a server of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/proof',
  globalSetup: './support/build-page.ts',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // The two series of kills wait for browsers to start most of the time: side by side they take as long as one.
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.cache/check/proof.json' }]],
});
