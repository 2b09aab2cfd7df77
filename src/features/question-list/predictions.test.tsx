import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { importPack } from '#data/import-pack.ts';
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
const rowOf = (practiceId: number, count: number) => ({ practiceId, count, weekly: 1, monthly: 2 });
const predictionList = [rowOf(15_002, 3)];

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
    predictionCount: 3,
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
  expect(await device.context.db.practices.get(15_002)).toMatchObject({ predictionCount: 3, prediction: 1 });
  expect(await device.context.db.practices.get(15_001)).toMatchObject({ predictionCount: 0 });
});
