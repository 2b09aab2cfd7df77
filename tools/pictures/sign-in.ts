import type { Page } from 'playwright-core';
import { demoAccount } from '#server/idp/demo-account.ts';

/** Signs in as the demo learner and waits until the question bank is on the device; ends on "Offline and storage". */
export async function signInAsDemo(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/me`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email').fill(demoAccount.username);
  await page.getByLabel('Password').first().fill(demoAccount.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(/Signed in as/).waitFor();
  await page.goto(`${url}/me/storage`);
  await page.getByText(/Downloading sound|All questions and their sound are on this device/).waitFor();
}
