import { spawnSync } from 'node:child_process';

/**
 * `npm run soak`: the proofs in earnest. 500 kills while writing, 500 while sending, 100 rounds of tabs, and random
 * partitions for `SOAK_MINUTES` (10); then the server's bad days, as long on each engine (Linux, as root). Each number can be set by its
 * variable. `npm run soak -- pglite` or `postgres` is the bad days of that engine alone.
 */
const engines = ['pglite', 'postgres'];
const [only = '', ...more] = process.argv.slice(2);
const env = { ...process.env };
env['PROOF'] = '1';
env['PROOF_KILLS'] ??= '500';
env['PROOF_TAB_ROUNDS'] ??= '100';
env['SOAK_MINUTES'] ??= '10';

function run(command: string, args: readonly string[]): boolean {
  return (
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env }).status === 0
  );
}

const soakServer = (engine: string): boolean =>
  run(process.execPath, ['tests/proof/server-soak/server-soak.ts', engine]);
const soakBrowser = (): boolean =>
  run('playwright', ['test', '-c', 'tests/proof/playwright.config.ts', ...[only, ...more].filter(Boolean)]);

const outcomes = engines.includes(only) ? [soakServer(only)] : [soakBrowser(), ...engines.map(soakServer)];
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
