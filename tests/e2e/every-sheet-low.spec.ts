import { expect, type Page } from '@playwright/test';
import { demoAccount } from '#server/idp/demo-account.ts';
import { proofOnly } from '#tests/support/rounds.ts';
import { begin } from './support/begin.ts';
import { signIn } from './support/learner.ts';
import { liveIn } from './support/lived-in.ts';
import { lowScreen, sheetFaults } from './support/low-screen.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath } from './support/practise.ts';
import { test } from './support/product.ts';
import { tapWord } from './support/tap-word.ts';
import { pickMore } from './support/more.ts';

onNarrowScreenOnly();

interface Sheet {
  readonly path: string;
  /** Opens it on the page at that path. */
  readonly open: (page: Page) => Promise<void>;
}

const choose = questionPath({ task: 'MCS_R', id: 15_001 });
const list = '/dashboard/reading/multiple-choice-single';

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

const more = (name: string | RegExp) => (page: Page) => pickMore(page, name);

/** What opens on a device without an account. */
const sheets: Readonly<Record<string, Sheet>> = {
  'the menu of a question': { path: choose, open: press('More') },
  'the report': { path: choose, open: more('Report') },
  'the exam memory': { path: choose, open: more('Exam memory') },
  'the note': { path: choose, open: more(/^(Your note|Note)$/) },
  // Its button is for screens without touch.
  'the shortcuts': {
    path: choose,
    open: async (page) => {
      await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
      await page.keyboard.press('?');
    },
  },
  'the bookmark': { path: choose, open: press(/^Bookmark/) },
  'the filters': { path: list, open: press(/^Filter/) },
  'the bookmark of a row': { path: list, open: press(/^Bookmark.*question/) },
  'the way to Premium': {
    path: list,
    open: async (page) => page.getByRole('radio', { name: 'Prediction' }).click({ force: true }),
  },
  'the dictionary': {
    path: questionPath({ task: 'RA', id: 1001 }),
    open: async (page) => {
      await begin(page);
      await tapWord(page, page.getByRole('main').getByText(/its length shows the distance/), 'distance');
      await expect(page.getByRole('tab', { name: '[n] noun' })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Spelling Book' })).toBeVisible();
    },
  },
  'the picture': {
    path: questionPath({ task: 'DI', id: 3001 }),
    open: async (page) => {
      await begin(page);
      await press('Enlarge')(page);
    },
  },
};

async function expectReachable(page: Page, url: string, chosen: Readonly<Record<string, Sheet>>) {
  const faults: Record<string, string[]> = {};
  await page.setViewportSize(lowScreen);
  for (const [name, { path, open }] of Object.entries(chosen)) {
    await test.step(name, async () => {
      await page.goto(`${url}${path}`);
      await open(page);
      await expect(page.getByRole('dialog').or(page.getByRole('menu')).last()).toBeVisible();
      const found = await page.evaluate(sheetFaults);
      if (found.length > 0) faults[name] = found;
    });
  }
  expect(faults).toEqual({});
}

test('at 320 by 256 all of every sheet can be reached', async ({ server, learner }) => {
  const page = await learner.openStoredApp(server.url);
  await expectReachable(page, server.url, sheets);
});

const books = '/words?tab=all';

async function openWord(page: Page): Promise<void> {
  await press('reluctant')(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true })).toBeVisible();
}

/** What opens on the device of a learner who has practised a little, with a goal, words in the books and answers. */
const livedInSheets: Readonly<Record<string, Sheet>> = {
  'the goal': {
    path: '/',
    open: async (page) => {
      await press('Set Target')(page);
      await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
    },
  },
  'the official result': {
    path: '/statistics',
    open: async (page) => {
      await press(/^Add .*result/)(page);
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    },
  },
  'the import of words': { path: books, open: press('Import and export') },
  'the note of a word': { path: books, open: press(/^Note on/) },
  'the mark of a word': { path: books, open: press(/^Bookmark/) },
  'a word of a book': { path: books, open: openWord },
  'a word to say': {
    path: books,
    open: async (page) => {
      await openWord(page);
      await press(/^Say it/)(page);
      await expect(page.getByRole('dialog', { name: 'Say the word' })).toBeVisible();
    },
  },
  'the share of an answer': { path: choose, open: press('Share') },
};

test(
  'at 320 by 256 all of every sheet of a learner can be reached',
  proofOnly,
  async ({ server, learner }) => {
    test.setTimeout(1_440_000);
    const page = await learner.openStoredApp(server.url);
    await page.goto(`${server.url}/me`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await signIn(page, demoAccount);
    await expect(page.getByText(/Signed in as/)).toBeVisible();
    await liveIn(page, server.url);
    await page.goto(`${server.url}${choose}`);
    await page.getByRole('radio', { name: /^A\. / }).check();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
    await expectReachable(page, server.url, livedInSheets);
  },
);
