import type { Page } from '@playwright/test';
import type { OwnBrowser } from '#tests/support/own-browser.ts';
import type { FaultyLine } from './support/faulty-line.ts';
import { answerAll, expect, expectAllOnce, openDevice, stateOf, test } from './support/proof.ts';
import { practices } from './support/real-server.ts';
import { proofOnly } from '#tests/support/rounds.ts';

const { dictation } = practices;

async function twoDevices(
  newBrowser: () => OwnBrowser,
  line: FaultyLine,
  learner: string,
): Promise<readonly [Page, Page]> {
  const open = async (): Promise<Page> => {
    const browser = newBrowser();
    browser.launch();
    return openDevice(browser, line, { learner });
  };
  return Promise.all([open(), open()]);
}

const sync = (page: Page) => page.evaluate(async () => (await globalThis.device).syncNow());

const write = (page: Page, text: string) =>
  page.evaluate(async ([practice, text]) => (await globalThis.device).note(practice, text), [
    dictation,
    text,
  ] as const);

const textsOf = (page: Page) =>
  page.evaluate(async (practice) => (await globalThis.device).noteTexts(practice), dictation);

test('two devices that edit different lines of one note offline end with both edits', async ({
  server,
  line,
  learner,
  newBrowser,
}) => {
  const [phone, laptop] = await twoDevices(newBrowser, line, learner);
  const lines = ['<p>rivers carry stones</p>', '<p>the bridge is old</p>', '<p>boats pass at noon</p>'];
  expect(await write(phone, lines.join(''))).toMatchObject({ kind: 'saved' });
  await sync(phone);
  await sync(laptop);
  expect((await textsOf(laptop)).shown).toBe(lines.join(''));

  await write(phone, ['<p>rivers carry heavy stones</p>', lines[1], lines[2]].join(''));
  await write(laptop, [lines[0], lines[1], '<p>boats pass at midnight</p>'].join(''));
  for (const page of [phone, laptop, phone]) await sync(page);
  const both = `<p>rivers carry heavy stones</p>${lines[1]}<p>boats pass at midnight</p>`;
  expect((await server.ledgerOf(learner)).notes.get(dictation)).toBe(both);
  for (const page of [phone, laptop]) {
    expect(await textsOf(page)).toEqual({ shown: both, waiting: null });
    await expectAllOnce(server, page, { learner, ids: [] });
  }
});

test(
  'two devices that edit the same line of one note lose neither text: the second one waits for a choice',
  proofOnly,
  async ({ server, line, learner, newBrowser }) => {
    const [phone, laptop] = await twoDevices(newBrowser, line, learner);
    await write(phone, '<p>the bridge is old</p>');
    await sync(phone);
    await sync(laptop);
    await write(phone, '<p>the bridge is very old</p>');
    await write(laptop, '<p>the bridge is new</p>');
    for (const page of [phone, laptop, phone]) await sync(page);
    expect((await server.ledgerOf(learner)).notes.get(dictation)).toBe('<p>the bridge is very old</p>');
    expect((await textsOf(laptop)).waiting).toBe('<p>the bridge is new</p>');
    expect(await textsOf(phone)).toEqual({ shown: '<p>the bridge is very old</p>', waiting: null });
  },
);

test(
  'two devices that change the same thing offline end with the same, and each with its own answers too',
  proofOnly,
  async ({ server, line, learner, newBrowser }) => {
    const [phone, laptop] = await twoDevices(newBrowser, line, learner);
    const mark = (page: Page, type: 'EASY' | 'HARD' | 'VERY_HARD') =>
      page.evaluate(async ([practice, type]) => (await globalThis.device).bookmark(practice, type), [
        dictation,
        type,
      ] as const);
    for (const type of ['EASY', 'VERY_HARD', 'HARD'] as const) {
      await mark(phone, type);
      await mark(laptop, type === 'HARD' ? 'EASY' : 'HARD');
      const ids = [...(await answerAll(phone, dictation, 3)), ...(await answerAll(laptop, dictation + 3, 3))];
      await sync(phone);
      await sync(laptop);
      await sync(phone);
      const [onPhone, onLaptop] = [await stateOf(phone), await stateOf(laptop)];
      const { bookmarks } = await server.ledgerOf(learner);
      expect(onPhone.bookmarks).toEqual([{ practiceId: dictation, type: bookmarks.get(dictation) }]);
      expect(onLaptop.bookmarks).toEqual(onPhone.bookmarks);
      const idsOf = (answers: readonly { id: string }[]) => answers.map(({ id }) => id).sort();
      expect(idsOf(onLaptop.answers)).toEqual(idsOf(onPhone.answers));
      await expectAllOnce(server, phone, { learner, ids });
      await expectAllOnce(server, laptop, { learner, ids });
    }
  },
);
