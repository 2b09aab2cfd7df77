import { expect, type Locator, type Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { giveVoice } from './support/device-voice.ts';
import { faultsOf } from './support/faults-of.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath } from './support/practise.ts';
import { test } from './support/product.ts';
import { visit } from './support/screen-addresses.ts';

onNarrowScreenOnly();

/** The longest words that a learner keeps, and what a tired one types. */
const longWord = 'antidisestablishmentarianismcounterargument';
const typed = `${longWord.slice(0, 20)}${'counter'.repeat(6)}`;

test(
  'a word of more than forty letters makes nothing scroll sideways',
  proofOnly,
  async ({ server, learner }) => {
    const page = await learner.openStoredApp(server.url);
    await giveVoice(page);
    await page.goto(`${server.url}/words`);
    await page.getByRole('radio', { name: 'Spelling' }).click({ force: true });
    await page.getByRole('textbox', { name: /^Add a word/ }).fill(longWord);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { name: longWord })).toBeVisible();
    const faults: string[] = [];
    const look = async (name: string) => faults.push(...(await faultsOf(page, name)));
    await look('the book');
    await page.getByRole('link', { name: 'Practice Now' }).click();
    await page.getByRole('textbox', { name: 'Word 1' }).fill(typed);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const result = page.getByRole('dialog', { name: 'Your dictation' });
    await expect(result).toContainText(typed);
    await look('the result of the dictation');
    const isWider = await result.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].some(
        (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'auto',
      ),
    );
    expect(isWider, 'the dialog scrolls sideways').toBe(false);
    await visit(page, '/words/review');
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await look('the review');
    expect(faults).toEqual([]);
  },
);

/** Where Previous and Next stand: from the edge of the screen, and below the title. */
async function placeOfLinks(page: Page): Promise<readonly number[]> {
  const box = await page.getByRole('navigation', { name: 'Questions' }).boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  if (!box || !title) throw new Error('the question has no links');
  return [box.x, box.width, box.y - title.y - title.height].map(Math.round);
}

test(
  'Previous and Next stay where they are, whatever the level and the mark are called',
  proofOnly,
  async ({ server, learner }) => {
    const page = await learner.openStoredApp(server.url);
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, questionPath({ task: 'DI', id: 3001 }));
      await expect(page.getByText('Easy', { exact: true })).toBeVisible();
      const place = await placeOfLinks(page);
      await page.getByRole('button', { name: /^Bookmark/ }).click();
      await page.getByRole('menuitemradio', { name: 'Very hard' }).click();
      await expect(page.getByRole('button', { name: /^Bookmark: Very hard/ })).toBeVisible();
      expect(await placeOfLinks(page), `marked, at ${width} px`).toEqual(place);
      await page.getByRole('button', { name: /^Bookmark: Very hard/ }).click();
      await page.getByRole('menuitem', { name: 'Unmark' }).click();
      await visit(page, questionPath({ task: 'DI', id: 3002 }));
      await expect(page.getByText('Medium', { exact: true })).toBeVisible();
      expect(await placeOfLinks(page), `another level, at ${width} px`).toEqual(place);
    }
  },
);

test(
  'the four lists of a task stand in one line on a phone, and so do the tabs under a question',
  proofOnly,
  async ({ server, learner }) => {
    const page = await learner.openStoredApp(server.url);
    const lines = (boxes: Locator) =>
      boxes.evaluateAll((all) => {
        const edges = all.map((each) => each.getBoundingClientRect());
        return {
          count: edges.length,
          lines: new Set(edges.map(({ top }) => Math.round(top))).size,
          isInside: edges.every(({ left, right }) => left >= 0 && right <= innerWidth),
        };
      });
    await page.goto(`${server.url}/dashboard/reading/multiple-choice-single`);
    await expect(page.getByRole('radio', { name: 'Prediction' })).toBeVisible();
    const lists = page.getByRole('group', { name: 'Which questions' }).getByRole('radio');
    expect(await lines(lists)).toEqual({ count: 4, lines: 1, isInside: true });
    await page.goto(`${server.url}${questionPath({ task: 'MCS_R', id: 15_001 })}`);
    await expect(page.getByRole('tab', { name: /^My Answers/ })).toBeVisible();
    expect(await lines(page.getByRole('tab'))).toEqual({ count: 3, lines: 1, isInside: true });
  },
);

test(
  'the keyboard stays at the pack when its download begins, and when it is removed',
  proofOnly,
  async ({ server, learner }) => {
    const page = await learner.openStoredApp(server.url);
    const pack = page.getByRole('region', { name: 'Scores for reading aloud', exact: true });
    const isAtPack = () => pack.evaluate((section) => section.contains(document.activeElement));
    const room = page.getByRole('region', { name: 'Room on this device' });
    await expect(room.getByText('Downloads for scoring, words and lessons')).toBeVisible();
    const before = await room.getByText(/^Passage uses/).innerText();
    await pack.getByRole('button', { name: /^Download \(/ }).focus();
    await page.keyboard.press('Enter');
    await expect(pack.getByRole('button', { name: /^Download \(/ })).toHaveCount(0);
    await expect.poll(isAtPack).toBe(true);
    await expect(pack).toContainText('It works without a connection.');
    await expect.poll(isAtPack).toBe(true);
    await expect(room).toContainText(/Downloads for scoring, words and lessons\s*6\.\d MB/);
    await expect(room.getByText(before, { exact: true })).toHaveCount(0);
    await pack.getByRole('button', { name: 'Remove Scores for reading aloud' }).focus();
    await page.keyboard.press('Enter');
    await expect(pack.getByRole('button', { name: /^Download \(/ })).toBeFocused();
    await expect(room).toContainText(/Downloads for scoring, words and lessons\s*None/);
  },
);
