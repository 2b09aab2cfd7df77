import { expect, type Page } from '@playwright/test';
import { loadBank } from '#content/load-bank.ts';
import type { TaskType } from '#contract/task-type.ts';
import { demoAccount } from '#server/idp/demo-account.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import { proofOnly } from '#tests/support/rounds.ts';
import { begin } from './support/begin.ts';
import { everythingOnDevice } from './support/everything-on-device.ts';
import { Learner, signIn } from './support/learner.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { testThatKills } from './support/product.ts';
import { questionPath } from './support/practise.ts';
import { engineTime, enterTunnel } from './support/score-story.ts';

onNarrowScreenOnly();

const writeIn = (label: string, text: string) => async (page: Page) => {
  await begin(page);
  await page.getByRole('textbox', { name: label }).fill(text);
};
/** The bank, which stays, has the rest. */
const ownWords = 'My neighbour Zofia Kowalczyk says so too.';
const { items } = loadBank();
function modelAnswer(id: number): string {
  const item = items.find((found) => found.id === id);
  if (item?.taskType !== 'WE' && item?.taskType !== 'SWT') throw new Error(`${id} is no text`);
  const [text] = item.modelAnswers;
  if (text === undefined) throw new Error(`${id} has no model answer`);
  return text;
}
const essay = (id: number): Given => ({
  task: 'WE',
  id,
  isAssessed: true,
  answer: writeIn('Your essay', `${modelAnswer(id)} ${ownWords}`),
});
const summary = (id: number): Given => ({
  task: 'SWT',
  id,
  isAssessed: true,
  answer: writeIn('Your summary', modelAnswer(id)),
});
const sentence = { isAssessed: false, answer: writeIn('Type the sentence', 'this is what I heard') };
const choice = {
  isAssessed: false,
  answer: (page: Page) => page.getByRole('radio', { name: /^A\. / }).check(),
};
const order = {
  isAssessed: false,
  answer: (page: Page) => page.getByRole('button', { name: 'Move box 2 up' }).click(),
};
const choices = {
  isAssessed: false,
  answer: (page: Page) => page.getByRole('checkbox').first().check(),
};

interface Given {
  task: TaskType;
  id: number;
  /** An engine scores it, and the server's score of it is not without limit. */
  isAssessed: boolean;
  answer: (page: Page) => Promise<void>;
}
const twelve: readonly Given[] = [
  essay(9001),
  essay(9002),
  essay(9003),
  essay(9004),
  summary(8001),
  summary(8002),
  { task: 'MCS_R', id: 15001, ...choice },
  { task: 'MCS_R', id: 15002, ...choice },
  { task: 'RO', id: 13001, ...order },
  { task: 'MCM_R', id: 12001, ...choices },
  { task: 'WFD', id: 23001, ...sentence },
  { task: 'WFD', id: 23002, ...sentence },
];
const freeScores = 5;

const test = testThatKills.extend<{ server: ProductServer }>({
  server: async ({ browserName: _browser }, use) => {
    const server = await ProductServer.create({ FREE_AI_SCORES: String(freeScores) });
    await server.start();
    await use(server);
    await server.dispose();
  },
});

interface StoredAnswer {
  practiceId: number;
  scoredOn?: string;
  scoredBy?: string;
  score: { points: number | null } | null;
}

/** The rows of a table of this device, whoever's they are. */
const rowsOf = (page: Page, table: string) =>
  page.evaluate(async (name) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('passage');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error(name)));
    });
    const rows = await new Promise<unknown[]>((resolve) => {
      const request = db.transaction(name).objectStore(name).getAll();
      request.addEventListener('success', () => resolve(request.result));
    });
    db.close();
    return rows;
  }, table);
const answersOn = async (page: Page) => (await rowsOf(page, 'answers')) as StoredAnswer[];

test(
  'twelve answers of a tunnel are all on the second device, five with the server’s scores, and gone after the sign-out',
  proofOnly,
  async ({ learner, server, viewport }) => {
    test.slow();
    const page = await learner.openApp(server.url);
    await enterTunnel(page, server, []);
    await test.step('each is scored on the device', async () => {
      for (const { task, id, isAssessed, answer } of twelve) {
        await page.goto(`${server.url}${questionPath({ task, id })}`);
        await answer(page);
        await page.getByRole('button', { name: 'Submit', exact: true }).click();
        const result = page.getByRole('region', { name: 'Your result' });
        await expect(result).toBeVisible();
        if (isAssessed) await expect(result).toContainText('Scored on this device', engineTime);
      }
      for (const { score } of await answersOn(page)) expect(score?.points).not.toBeNull();
    });
    await server.start();
    await page.goto(`${server.url}/sync`);
    await page.getByRole('button', { name: 'Sync now' }).click();
    await expect.poll(async () => (await rowsOf(page, 'outbox')).length).toBe(0);

    const second = new Learner(viewport);
    try {
      await test.step('the second device has them all', async () => {
        const other = await second.openApp(`${server.url}/me`);
        await other.getByRole('button', { name: 'Sign in', exact: true }).click();
        await signIn(other, demoAccount);
        await expect(other.getByText(/Signed in as/)).toBeVisible();
        await expect
          .poll(async () => {
            const assessed = new Set(twelve.flatMap(({ id, isAssessed }) => (isAssessed ? [id] : [])));
            const answers = await answersOn(other);
            const own = answers.filter(({ practiceId }) => assessed.has(practiceId));
            return {
              answers: answers.filter(({ score }) => typeof score?.points === 'number').length,
              ofServer: own.filter(({ scoredOn }) => scoredOn === 'server').length,
              ofOtherDevice: own.filter(({ scoredBy }) => scoredBy !== undefined).length,
            };
          }, engineTime)
          .toEqual({ answers: 12, ofServer: freeScores, ofOtherDevice: 1 });
      });
    } finally {
      await second.dispose();
    }

    await test.step('nothing of the learner stays on the device that they leave', async () => {
      const hers = /maya|Kowalczyk|demo@/i;
      expect(await everythingOnDevice(page)).toMatch(hers);
      await page.goto(`${server.url}/me/account`);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('radio', { name: 'Delete from this device' }).check();
      await page.getByRole('button', { name: 'Sign out and delete' }).click();
      await expect(
        page.getByText('You are signed out. Nothing of yours is left on this device.'),
      ).toBeVisible();
      await expect.poll(async () => hers.exec(await everythingOnDevice(page))?.[0] ?? null).toBeNull();
      expect(await answersOn(page)).toEqual([]);
      for (const path of ['/', '/me', '/statistics', questionPath({ task: 'WE', id: 9003 })]) {
        await page.goto(`${server.url}${path}`);
        await expect(page.getByRole('heading').first()).toBeVisible();
        expect(hers.exec(await page.content())?.[0] ?? null).toBeNull();
      }
    });
  },
);
