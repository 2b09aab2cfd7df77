import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, onTestFinished, test } from 'vitest';
import { PracticeListQuery } from '#contract/entities/practice.ts';
import { findContinuation } from '#data/queries/find-continuation.ts';
import { findNeighbours } from '#data/queries/find-neighbours.ts';
import { findPractice } from '#data/queries/find-practice.ts';
import { findTitles } from '#data/queries/find-titles.ts';
import { listPractices } from '#data/queries/list-practices.ts';
import { listTitles } from '#data/queries/list-titles.ts';
import { findNotePlace } from '#data/queries/notes.ts';
import { shownRow } from '#data/queries/shown-row.ts';
import { importPack } from '#data/store/content/import-pack.ts';
import { listRow } from '#data/store/content/list-row.ts';
import { openDatabase } from '#data/store/database.ts';
import { questionTitle } from '#domain/listing/question-title.ts';
import { listedPractice } from '#server/store/listed-practice.ts';
import { given, heardItems } from '#tests/support/blind.ts';
import { makeItem } from '#tests/support/practice-items.ts';

const heard = heardItems();

const nobody = { practised: new Map(), predicted: new Map(), met: new Set<number>(), bookmarked: new Map() };

test('before the answer no question says a word of what is to be heard, or of its key', () => {
  expect(heard.length).toBeGreaterThan(300);
  const told = heard.flatMap((item) => {
    const row = shownRow(listRow(item, ''));
    const onServer = listedPractice(item, { titleKey: row.titleKey, marks: nobody, filter: {} });
    const shown = [questionTitle(item, false), row.title, row.titleKey, onServer.title, onServer.titleKey];
    const told = shown.flatMap((text) => given(item, text));
    return told.length > 0 ? [[item.id, told]] : [];
  });
  expect(told).toEqual([]);
});

test('the titles themselves would: what hides them is needed, and this sees it', () => {
  const telling = (taskType: string) =>
    heard.filter((item) => item.taskType === taskType && given(item, item.title).length > 0).length;
  expect(telling('WFD')).toBeGreaterThan(30);
  expect(telling('RS')).toBeGreaterThan(30);
});

test('every query of a device hides titles until an answer is in; no search or order knows them', async () => {
  const titles = ['Zebras', 'Apples', 'Maps'];
  const items = titles.map((title, at) => makeItem('WFD', 23_001 + at, { title }));
  const db = await openDatabase('blind', { indexedDB: new IDBFactory(), IDBKeyRange });
  onTestFinished(() => db.close());
  const context = { db, userId: 'u' };
  await importPack(context, { pack: { format: 1, taskType: 'WFD', items }, generation: 'g' });
  const hidden = items.map((item) => questionTitle(item, false));
  const list = async (query: { title?: string; sort?: string }) => {
    const args = { taskType: 'WFD', ...PracticeListQuery.parse(query) } as const;
    return (await listPractices(context, args)).rows.map(({ title }) => title);
  };
  const practiceIds = items.map(({ id }) => id);

  expect(await list({})).toEqual(hidden);
  expect(await list({ sort: 'title:asc' })).toEqual(hidden);
  expect(await list({ sort: 'title:desc' })).toEqual(hidden.toReversed());
  expect(await list({ title: 'apples' })).toEqual([]);
  expect(await list({ title: '23002' })).toEqual([hidden[1]]);
  expect([...(await findTitles(context, practiceIds)).values()]).toEqual(hidden);
  expect((await listTitles(context, { taskType: 'WFD' })).map(({ title }) => title)).toEqual(hidden);
  expect((await findPractice(context, { practiceId: 23_002 }))?.row.title).toBe(hidden[1]);
  expect((await findNotePlace(context, { noteId: '23002' }))?.question?.title).toBe(hidden[1]);
  const filter = { taskType: 'WFD', ...PracticeListQuery.parse({ sort: 'title:asc' }) } as const;
  expect(await findNeighbours(context, { practiceId: 23_001, filter })).toMatchObject({ nextId: 23_002 });
  expect(await findContinuation(context, { taskType: 'WFD' })).toBeNull();

  await db.practices.update(23_002, { practised: 1, practiceCount: 1 });
  expect(await list({})).toEqual([hidden[0], 'Apples', hidden[2]]);
  expect(await list({ title: 'apples' })).toEqual(['Apples']);
  expect(await list({ sort: 'title:asc' })).toEqual(['Apples', hidden[0], hidden[2]]);
  expect((await findPractice(context, { practiceId: 23_002 }))?.row.title).toBe('Apples');
});
