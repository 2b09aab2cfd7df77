import { execFileSync } from 'node:child_process';
import { demoAccount } from '#server/idp/demo-account.ts';

/** As an operator does it: an embedded database has one process, so its server is stopped. */
export function grantPremium(dataDir: string): void {
  const env = { ...process.env, DATA_DIR: dataDir };
  const grant = ['grant', demoAccount.username, '--days', '30'];
  execFileSync(process.execPath, ['tools/premium/premium.ts', ...grant], { env });
}
