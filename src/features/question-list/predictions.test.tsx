import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { importPack } from '#data/store/content/import-pack.ts';
import { createPredictionFetch } from '#sync/fetch-predictions.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { QuestionListScreen } from './question-list-screen.tsx';

let device: Device;
afterEach(() => device.close());

const items = [15_001, 15_002].map((id) => makeItem('MCS_R', id, { title: `Question about ${id}` }));

/** The server, as far as predictions go. */
function fetchOf(answers: unknown[]) {
  return createPredictionFetch(device.context, {
    getJson: async () => {
      const body = answers.shift();
      return body === undefined ? { kind: 'unknown', reason: 'network' } : { kind: 'answered', body };
    },
  });
}
const dayMs = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const rowOf = (practiceId: number, lastDay: string) => ({
  practiceId,
  count: 3,
  recent: 2,
  lastDay,
  weekly: 1,
  monthly: 2,
});
const predictionList = [rowOf(15_002, '2026-11-01')];

test('what the server counted of exams stands in the list without a connection, and goes when it counts no more', async () => {
  device = await createDevice(items);
  const predictions = fetchOf([{ predictionList }, { predictionList: [] }]);
  expect(await predictions.ask()).toBe('kept');
  expect(await predictions.ask()).toBe('fresh');
  const list = (
    <QuestionListScreen taskType="MCS_R" search={{ mode: 'exam-memory' }} onSearch={() => undefined} />
  );
  renderOn(device, list);
  expect(await screen.findByText('1 question')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Question about 15002' })).toBeTruthy();
  expect(await device.context.db.practices.get(15_002)).toMatchObject({
    predictionCount: 2,
    weeklyCount: 1,
    examMemoryCount: 3,
    predictionTypes: ['WEEKLY', 'MONTHLY'],
  });
  await device.advance(2 * 60 * 60 * 1000);
  expect(await predictions.ask()).toBe('kept');
  await waitFor(() => expect(screen.getByText('No question found!')).toBeTruthy());
  expect(screen.getByText(/told Passage that they met/)).toBeTruthy();
  await device.advance(2 * 60 * 60 * 1000);
  expect(await predictions.ask()).toBe('no-answer');
});

test('counts that came before their questions hold for them too', async () => {
  device = await createDevice([]);
  await fetchOf([{ predictionList }]).ask();
  const pack = { format: 1 as const, taskType: 'MCS_R' as const, items };
  await importPack(device.context, { pack, generation: 'g' });
  expect(await device.context.db.practices.get(15_002)).toMatchObject({ predictionCount: 2, prediction: 1 });
  expect(await device.context.db.practices.get(15_001)).toMatchObject({ predictionCount: 0 });
});

test('without a connection a prediction goes when its last exam is too old; that it was met in an exam stays', async () => {
  device = await createDevice(items);
  const met = device.context.clock.now();
  const answers: unknown[] = [{ predictionList: [rowOf(15_002, dayOf(met))] }];
  await fetchOf(answers).ask();
  const later = async (days: number) => {
    await device.advance(days * dayMs);
    expect(await fetchOf(answers).ask()).toBe('no-answer');
    return device.context.db.practices.get(15_002);
  };
  expect(await later(7)).toMatchObject({ predictionCount: 2, predictionTypes: ['WEEKLY', 'MONTHLY'] });
  expect(await later(1)).toMatchObject({
    predictionCount: 2,
    weeklyCount: 0,
    predictionTypes: ['MONTHLY'],
  });
  expect(await later(22)).toMatchObject({ predictionCount: 2, predictionTypes: ['MONTHLY'] });
  const row = await later(1);
  expect(row).toMatchObject({ predictionCount: 0, predictionTypes: [], prediction: 1, examMemoryCount: 3 });
});

test('counts that an older version kept say nothing of their days, and predict nothing', async () => {
  device = await createDevice(items);
  const { db } = device.context;
  await db.practices.update(15_002, { prediction: 1, predictionCount: 3, predictionTypes: ['MONTHLY'] });
  const kept = { practiceId: 15_002, count: 3, weekly: 0, monthly: 1 };
  await db.meta.put({ key: 'predictions', value: [kept] });
  expect(await fetchOf([]).ask()).toBe('no-answer');
  expect(await db.practices.get(15_002)).toMatchObject({
    prediction: 1,
    predictionCount: 0,
    examMemoryCount: 3,
    predictionTypes: [],
  });
});
