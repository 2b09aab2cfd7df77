import { spawnSync } from 'node:child_process';

/**
 * `npm run soak`: the proofs in earnest. 500 kills while writing, 500 while sending, 100 rounds of tabs, and random
 * partitions for `SOAK_MINUTES` (10). Each number can be set by its variable.
 */
const { env } = process;
const result = spawnSync(
  'playwright',
  ['test', '-c', 'tests/proof/playwright.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...env,
      PROOF_KILLS: env['PROOF_KILLS'] ?? '500',
      PROOF_TAB_ROUNDS: env['PROOF_TAB_ROUNDS'] ?? '100',
      SOAK_MINUTES: env['SOAK_MINUTES'] ?? '10',
    },
  },
);
process.exitCode = result.status ?? 1;
