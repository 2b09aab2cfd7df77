import { expect, type Page } from '@playwright/test';
import type { Change } from '#contract/sync.ts';
import { demoAccount } from '#server/idp/demo-account.ts';
import { expectNoViolations } from './support/axe.ts';
import { expectSaid, giveVoice } from './support/device-voice.ts';
import { Learner, signIn } from './support/learner.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { testThatKills as test } from './support/product.ts';
import { enterTunnel, openQuestion } from './support/score-story.ts';
import { ServerView } from './support/server-view.ts';
import { spokenWord, wordOverMs } from './support/spoken-file.ts';
import { tapWord } from './support/tap-word.ts';

onNarrowScreenOnly();

const word = 'distance';
const misspelt = 'distence';
const books = ['Spelling', 'Pronunciation'] as const;

const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: word, exact: true }) });

/** On the page of the books. */
async function openBook(page: Page, book: (typeof books)[number]): Promise<void> {
  // The address changes first, then what is checked.
  await page.getByRole('radio', { name: book }).click();
  await expect(page.getByRole('radio', { name: book })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Total 1 words' })).toBeVisible();
  await expect(card(page)).toHaveCount(1);
}

/** A row of the server in a few words. */
function factOf({ kind, value }: Change): string {
  switch (kind) {
    case 'bookWord':
      return `${value?.book} ${value?.word}`;
    case 'review':
      return `${value?.card} ${value?.grade}`;
    case 'dictation':
      return value?.words.map((each) => `${each.word} ${each.answer}`).join(', ') ?? '';
    default:
      return kind;
  }
}

const goToWords = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Words' }).click();

test('a word of a text is kept, reviewed, written and said in a tunnel, and is then on every device', async ({
  learner,
  server,
  viewport,
}) => {
  const speaks = await spokenWord('US', word);
  const page = await learner.openStoredApp(server.url, { speaks });
  await giveVoice(page);
  await enterTunnel(page, server, ['Scores for reading aloud']);

  await test.step('it is tapped, heard, and put into two books', async () => {
    await openQuestion(page, server, { task: 'RA', id: 1001 });
    await tapWord(page, page.getByRole('main').getByText(/its length shows the distance/), word);
    const popup = page.getByRole('dialog', { name: 'Dictionary' });
    await expect(popup.getByRole('heading', { name: word, exact: true })).toBeVisible();
    await popup.getByRole('button', { name: /^Play UK/ }).click();
    await expectSaid(page, word);
    await popup.getByRole('checkbox', { name: 'Spelling Book' }).check();
    await popup.getByRole('checkbox', { name: 'Pronunciation Book' }).check();
    await expectNoViolations(page);
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Word added successfully')).toBeVisible();
  });

  await test.step('it is in both books', async () => {
    await page.goto(`${server.url}/words`);
    for (const book of books) {
      await openBook(page, book);
      await expectNoViolations(page);
    }
  });

  await test.step('it is reviewed: how it is said, and how it is written', async () => {
    await expect(page.getByRole('region', { name: 'Review' })).toContainText('Today: 2 to review');
    await page.getByRole('link', { name: 'Review' }).click();
    await expect(page.getByText('Say it aloud. Then hear it.')).toBeVisible();
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await page.getByRole('button', { name: `Hear ${word}` }).click();
    await expectSaid(page, word);
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^Good in/ }).click();
    await page.getByRole('button', { name: `Hear ${word}` }).click();
    await expectSaid(page, word);
    await page.getByRole('textbox', { name: 'Write the word' }).fill(word);
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.getByText('You spelled it right.')).toBeVisible();
    await page.getByRole('button', { name: /^Easy in/ }).click();
    await expect(page.getByText('That is all for now')).toBeVisible();
  });

  await test.step('it is heard and written in a dictation, which shows what was wrong', async () => {
    await goToWords(page);
    await openBook(page, 'Spelling');
    await page.getByRole('link', { name: 'Practice Now' }).click();
    await expectSaid(page, word);
    await page.getByRole('textbox', { name: 'Word 1' }).fill(misspelt);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const result = page.getByRole('dialog', { name: 'Your dictation' });
    await expect(result).toContainText('0 of 1 right');
    await expect(result).toContainText(`You typed ${misspelt}`);
    await expectNoViolations(page);
  });

  await test.step('it is said, and scored by syllables', async () => {
    await page.getByRole('button', { name: 'Close' }).click();
    await goToWords(page);
    await openBook(page, 'Pronunciation');
    await card(page)
      .getByRole('button', { name: `Say it: ${word}` })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Say the word' });
    await dialog.getByRole('button', { name: 'Record' }).click();
    // Or later: a busy machine may miss the second.
    const isOver = new RegExp(`[${wordOverMs / 1_000}-9] of 10 seconds`);
    await expect(dialog).toContainText(isOver);
    await dialog.getByRole('button', { name: 'Stop' }).click();
    const syllables = dialog.getByRole('list', { name: 'Syllables' });
    await expect(syllables.getByRole('listitem')).toHaveText([/^dis ?Clear/, /^tance ?Clear/]);
    await expectNoViolations(page);
  });

  await test.step('the server has all of it once', async () => {
    const onServer = new ServerView(server.url, page);
    await server.start();
    await page.goto(`${server.url}/sync`);
    await page.getByRole('button', { name: 'Sync now' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    const rows = await onServer.rows('bookWord', 'review', 'dictation');
    const facts = rows.map(factOf);
    const all = [
      `spellingBook ${word}`,
      `pronunciationBook ${word}`,
      `say:${word} GOOD`,
      `spell:${word} EASY`,
      `${word} ${misspelt}`,
    ];
    expect(facts).toHaveLength(all.length);
    expect(new Set(facts)).toEqual(new Set(all));
  });

  await test.step('a second device has it, and asks for what the dictation had wrong', async () => {
    const second = new Learner(viewport);
    try {
      const other = await second.openApp(`${server.url}/me`);
      await other.getByRole('button', { name: 'Sign in', exact: true }).click();
      await signIn(other, demoAccount);
      await expect(other.getByText(/Signed in as/)).toBeVisible();
      await goToWords(other);
      for (const book of books) await openBook(other, book);
      await expect(other.getByRole('region', { name: 'Review' })).toContainText('Today: 1 to review');
      await other.goto(`${server.url}/dashboard/spelling-book/dictation`);
      await expect(other.getByText('0 of 1 right')).toBeVisible();
    } finally {
      await second.dispose();
    }
  });
});
