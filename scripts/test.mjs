// `npm test`: sets up what a fresh clone lacks (packages, a Chromium, a PostgreSQL), then runs every gate and test.
// `npm run proof` (with `--proof`): sets up the same, then runs the long proofs alone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  ensureChromium,
  ensureFfmpeg,
  ensurePackages,
  ensurePostgres,
  pinnedEnv,
  pinnedNode,
  root,
} from './setup.mjs';

const args = process.argv.slice(2);

ensurePackages();
const chromium = ensureChromium();
const postgres = ensurePostgres();
ensureFfmpeg();
const env = { ...pinnedEnv(), POSTGRES_BIN: postgres, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
const result = spawnSync(
  pinnedNode(),
  [
    '--disable-warning=ExperimentalWarning',
    join(root, 'tools', 'check', 'check.ts'),
    ...(args.includes('--proof') ? [] : ['--whole']),
    ...args,
  ],
  { cwd: root, stdio: 'inherit', env },
);
process.exit(result.status ?? 1);
