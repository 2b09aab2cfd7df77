import type { Page } from 'playwright-core';
import { demoAccount } from '#server/idp/demo-account.ts';

/** Signs in as the demo learner and waits until the question bank is on the device; ends on the page "Me". */
export async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(base);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(demoAccount.username);
  await page.getByLabel('Password').first().fill(demoAccount.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /^Hello, / }).waitFor();
  await page.goto(`${base}/me`);
  await page.getByText('Everything is on this device').waitFor({ timeout: 120_000 });
}
