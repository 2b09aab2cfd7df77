import { expect, type Locator, type Page } from '@playwright/test';
import type { Score } from '#contract/entities/answer.ts';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import { demoAccount } from '#server/idp/demo-account.ts';
import type { ProductServer } from '#tests/support/product-server.ts';
import { traitFigure } from '#ui/practice/trait-figure.ts';
import { signIn } from './learner.ts';
import { waitUntilStored } from './stored-device.ts';
import { ServerView } from './server-view.ts';
import { begin } from './begin.ts';

/** What scores speech opens its engines first; on a busy machine that and a minute of speech take minutes. */
export const engineTime = { timeout: 400_000 };

/** What the stories of scores share: the way into the tunnel, the answer in it, and the way out. */
interface Question {
  readonly task: TaskType;
  readonly id: number;
}

function addressOf(server: ProductServer, { task, id }: Question): string {
  const { section, slug } = taskAddresses[task];
  return `${server.url}/dashboard/${section}/${slug}/${id}`;
}

/** Signs in with the demo account and waits for the bank and the packs; then nobody answers any more. */
export async function enterTunnel(
  page: Page,
  server: ProductServer,
  packs: readonly ('Scores for reading aloud' | 'Scores for free speech')[],
): Promise<void> {
  await page.goto(`${server.url}/me`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(page, demoAccount);
  await expect(page.getByText('Maya', { exact: false }).first()).toBeVisible();
  await waitUntilStored(page, server.url);
  for (const name of packs) await downloadPack(page, name);
  await server.kill();
}

/** On the page "Offline and storage". */
export async function downloadPack(page: Page, name: string, wait?: { timeout: number }): Promise<void> {
  const pack = page.getByRole('region', { name, exact: true });
  await pack.getByRole('button', { name: /^Download \(\d/ }).click();
  await expect(pack).toContainText('It works without a connection.', wait);
}

/** Opens a question behind a start gate, and begins it. */
export async function openQuestion(page: Page, server: ProductServer, question: Question): Promise<void> {
  await page.goto(addressOf(server, question));
  await begin(page);
}

/** Lets the microphone speak for so long once it is open, then hands the recording in. */
export async function speakAndSubmit(page: Page, ms: number): Promise<void> {
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeVisible();
  const startedAt = Date.now();
  await expect
    .poll(() => Date.now() - startedAt, { intervals: [200], timeout: ms + 60_000 })
    .toBeGreaterThan(ms);
  await stop.click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}

/** Opens every part of a result: on a phone they are lines that open with a tap. */
export async function openParts(result: Locator): Promise<void> {
  const closed = result.getByRole('heading', { level: 3 }).getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
}

/**
 * Out of the tunnel: the answer is sent, the server scores it, and comes to the traits that the device has shown. Gives the
 * server's score.
 */
export async function expectSameOnServer(
  page: Page,
  server: ProductServer,
  question: Question,
): Promise<Score | null> {
  const traits = await page.getByRole('region', { name: 'Traits' }).first().innerText();
  const onServer = new ServerView(server.url, page);
  await server.start();
  // The engine waits longer after each failure; the learner need not.
  await page.goto(`${server.url}/sync`);
  await page.getByRole('button', { name: 'Sync now' }).click();
  await page.goto(addressOf(server, question));
  const mine = page.getByRole('list', { name: 'My answers' });
  await expect(mine.getByText('Synced')).toBeVisible();
  const read = async () => (await onServer.answers(question.task, question.id))[0]?.score;
  await expect.poll(async () => (await read())?.points ?? null, engineTime).not.toBeNull();
  const score = (await read()) ?? null;
  const figures = score?.traits.map(traitFigure) ?? [];
  expect(figures.length).toBeGreaterThan(0);
  for (const figure of figures) expect(traits).toContain(figure);
  return score;
}
