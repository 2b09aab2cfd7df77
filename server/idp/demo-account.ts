import type { Accounts } from './accounts.ts';

/** The account that the development provider seeds and `npm start` prints. Never seeded into an external provider. */
export const demoAccount = {
  username: 'demo@passage.local',
  password: 'passage-demo',
  firstName: 'Maya',
  lastName: 'Chen',
} as const;

export async function seedDemoAccount(accounts: Accounts): Promise<void> {
  await accounts.create(demoAccount);
}
