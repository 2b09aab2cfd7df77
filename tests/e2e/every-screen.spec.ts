import { expect, type Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { demoAccount } from '#server/idp/demo-account.ts';
import { taskSteps } from './support/answer-task.ts';
import { violationsOf } from './support/axe.ts';
import { begin } from './support/begin.ts';
import { faultsOf } from './support/faults-of.ts';
import { signIn } from './support/learner.ts';
import { liveIn } from './support/lived-in.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath, questions } from './support/practise.ts';
import { test } from './support/product.ts';
import { addresses, emptyAddresses, visit } from './support/screen-addresses.ts';

onNarrowScreenOnly();

const [, essay, choose] = questions;

/** Axe looks at these, and at the first address of each route. */
const withAxe = new Set([...questions.map(questionPath), ...emptyAddresses]);

/** The route whose addresses take as long as all the others together. */
const questionRoute = '/dashboard/$section/$slug/$questionId';

/** All but the texts that are read: their question is open at once. */
const isGated = (path: string) => !path.startsWith('/dashboard/reading/');

/** What is wrong on the addresses of these routes. */
async function faultsOfRoutes(page: Page, routes: readonly (readonly [string, readonly string[]])[]) {
  const faults: string[] = [];
  for (const [route, paths] of routes) {
    await test.step(route, async () => {
      for (const [at, path] of paths.entries()) {
        await visit(page, path);
        faults.push(...(await faultsOf(page, path)));
        if (at === 0 || withAxe.has(path))
          faults.push(...(await violationsOf(page)).map((fault) => `${path}: ${fault}`));
      }
    });
  }
  return faults;
}

// Some forty screens one after the other, each at two sizes.
test.setTimeout(1_440_000);
// Two long stories of about the same length, for two workers.
test.describe.configure({ mode: 'parallel' });

/** What everybody sees; `npm run proof` goes to all the others. */
const mostSeen = [
  '/',
  '/practise',
  '/words',
  '/statistics',
  '/me',
  '/dashboard/listening/summarize-spoken-text',
];
/** A picture with its recorder, a page to write on, gaps, and a choice. */
const tasksMostSeen = ['DI', 'WE', 'FIB_RW', 'MCS_R'] as const;

test('at 200 % text and at 320 px nothing is cut on the screens that are seen most', async ({
  server,
  learner,
}) => {
  const page = await learner.openStoredApp(server.url);
  const faults: string[] = [];
  for (const path of mostSeen) {
    await visit(page, path);
    faults.push(...(await faultsOf(page, path)));
  }
  for (const task of tasksMostSeen) {
    const path = questionPath({ task, id: taskSteps[task].id });
    await visit(page, path);
    if (isGated(path)) await begin(page);
    faults.push(...(await faultsOf(page, `${path}, begun`)));
    faults.push(...(await violationsOf(page)).map((fault) => `${path}, begun: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test(
  'at 200 % text and at 320 px nothing is cut and nothing scrolls sideways, and axe finds nothing',
  proofOnly,
  async ({ server, learner }) => {
    const faults: string[] = [];
    const page = await learner.openStoredApp(server.url);
    await test.step('the pages of the sign-in', async () => {
      await page.goto(`${server.url}/me`);
      await page.getByRole('button', { name: 'Create an account' }).click();
      await expect(page.getByLabel('First name')).toBeVisible();
      faults.push(...(await faultsOf(page, 'create an account')));
      faults.push(...(await violationsOf(page, { isApp: false })));
      await page.goto(`${server.url}/me`);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByLabel(/^password$/i)).toBeVisible();
      faults.push(...(await faultsOf(page, 'sign in')));
      faults.push(...(await violationsOf(page, { isApp: false })));
      await signIn(page, demoAccount);
      await expect(page.getByText(/Signed in as/)).toBeVisible();
    });
    await test.step('a learner who has practised a little', async () => {
      await liveIn(page, server.url);
      faults.push(...(await faultsOf(page, 'a question of a session')));
      faults.push(...(await violationsOf(page)));
    });
    await test.step('a few rows that wait', async () => {
      await page.context().setOffline(true);
      for (const question of [choose, essay]) {
        await page.goto(`${server.url}${questionPath(question)}`);
        await question.answer(page);
      }
      faults.push(...(await faultsOf(page, 'result of an essay')));
      for (const tab of ['Community', 'Comments']) {
        await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
        faults.push(...(await faultsOf(page, tab)));
        faults.push(...(await violationsOf(page)).map((fault) => `${tab}: ${fault}`));
      }
      await page.goto(`${server.url}/me`);
    });
    const routes = Object.entries(addresses).filter(([route]) => route !== questionRoute);
    faults.push(...(await faultsOfRoutes(page, routes)));
    expect(faults).toEqual([]);
  },
);

test(
  'at 200 % text and at 320 px nothing is cut on a question of any task type, and axe finds nothing',
  proofOnly,
  async ({ server, learner }) => {
    const page = await learner.openStoredApp(server.url);
    const paths = addresses[questionRoute];
    const open = paths.filter((path) => !isGated(path));
    const [gate = '', ...gated] = paths.filter(isGated);
    // The gates of all tasks are one part of the app: one will do.
    const faults = await faultsOfRoutes(page, [[questionRoute, [gate, ...open]]]);
    for (const path of [gate, ...gated]) {
      await test.step(`${path}, begun`, async () => {
        await visit(page, path);
        await begin(page);
        await expect(page.getByRole('region', { name: 'Before you begin' })).toHaveCount(0);
        faults.push(...(await faultsOf(page, `${path}, begun`)));
        // Their colours are those of the results, which are looked at in the dark too.
        faults.push(
          ...(await violationsOf(page, { isDark: false })).map((fault) => `${path}, begun: ${fault}`),
        );
      });
    }
    expect(faults).toEqual([]);
  },
);
