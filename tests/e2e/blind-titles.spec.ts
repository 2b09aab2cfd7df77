import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { TaskType } from '#contract/task-type.ts';
import { questionTitle } from '#domain/listing/question-title.ts';
import { textsOf } from '#domain/tasks/rules-of.ts';
import { comparedWords, given, heardItems, otherOf, saidIn } from '#tests/support/blind.ts';
import type { FirstViewModule } from '#server/http/first-view.ts';
import { isProof } from '#tests/support/rounds.ts';
import { playFast, taskSteps } from './support/answer-task.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath } from './support/practise.ts';
import { test } from './support/product.ts';
import { waitUntilStored } from './support/stored-device.ts';

onNarrowScreenOnly();
test.setTimeout(240_000);

test('the page that the server sends says no word of what is to be heard, or of its key', async () => {
  const { renderFirstView } = (await import(
    pathToFileURL('dist/.first-view/first-view.mjs').href
  )) as FirstViewModule;
  const items = heardItems();
  const findById = (id: number) => items.find((item) => item.id === id);
  const ofTask = (task: TaskType) => items.filter(({ taskType }) => taskType === task);
  /** A few of each task in `npm test`. */
  const firstOf = (task: TaskType) => ofTask(task).slice(0, 6);
  const chosen = isProof ? items : [...new Set(items.map(({ taskType }) => taskType))].flatMap(firstOf);
  const pages = new Map<number, string>();
  for (const { taskType, id } of chosen) {
    const view = await renderFirstView(questionPath({ task: taskType, id }), { ofTask, findById });
    pages.set(id, saidIn(`${view?.title} ${view?.html}`));
  }
  const told = chosen.flatMap((item) => {
    const said = pages.get(item.id) ?? '';
    expect(said).toContain(questionTitle(item, false));
    const words = given(item, said, pages.get(otherOf(item, chosen).id));
    return words.length > 0 ? [[item.id, words]] : [];
  });
  expect(told).toEqual([]);
});

/** Nothing of these can be read before the answer. Each once by writing, once by speaking. */
const samples = ['WFD', 'RS'] as const satisfies readonly TaskType[];
const itemOf = (id: number) => {
  const item = heardItems().find((one) => one.id === id);
  if (!item) throw new Error(`the bank has no question ${id}`);
  return item;
};
const words = (text: string) => new Set(comparedWords(text));

/** All that a page says: to the eye, to a screen reader, and in the name of its tab. */
const said = (page: Page) =>
  page.evaluate(() => {
    const spoken = ['aria-label', 'alt', 'title', 'aria-description'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    );
    return [document.title, document.body.innerText, ...spoken].join('\n');
  });

for (const task of samples)
  test(`${task} says no word of what is to be heard, and its title with the result`, async ({
    server,
    learner,
  }) => {
    const page = await learner.openStoredApp(server.url);
    await page.addInitScript(playFast);
    await waitUntilStored(page, server.url);
    const { id, answer } = taskSteps[task];
    const item = itemOf(id);
    const hidden = questionTitle(item, false);
    const path = questionPath({ task, id });
    const listPath = path.slice(0, path.lastIndexOf('/'));

    const response = await page.request.get(`${server.url}${path}`);
    const html = await response.text();
    expect(html).toContain(hidden);
    expect(html).not.toContain(item.title);

    await page.goto(`${server.url}${listPath}`);
    await expect(page.getByRole('link', { name: hidden })).toBeVisible();
    expect(await said(page)).not.toContain(item.title);

    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: hidden })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${hidden}`));
    await expect(page.locator('#first-view')).toHaveCount(0);
    const seen = words(await said(page));
    expect([...words(textsOf(item).spoken)].filter((word) => seen.has(word))).toEqual([]);

    await answer(page);
    await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
    await page.goto(`${server.url}${listPath}`);
    await expect(page.getByRole('link', { name: item.title })).toBeVisible();
  });
