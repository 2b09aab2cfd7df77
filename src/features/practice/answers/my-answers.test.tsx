import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scoreAndSubmit } from '#features/practice/attempt/score-and-submit.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import type { Device } from '#tests/support/practice.tsx';
import { AnswerArea } from './answer-area.tsx';

const item = makeItem('MCS_R', 15_001);

async function answer(device: Device, times: number) {
  for (let i = 0; i < times; i += 1) {
    await scoreAndSubmit(device.context, {
      item,
      pteType: 'CORE',
      handIn: { value: { kind: 'choose', chosen: ['b'] } },
      durationMs: 5_000,
    });
    await device.advance(60_000);
  }
}

it('is one line until there is an answer; opened, it says what the place is for', async () => {
  const device = await createDevice([item]);
  const { user } = renderOn(device, <AnswerArea item={item} />, item);
  const mine = await screen.findByRole('tab', { name: 'My Answers' });
  await waitFor(() => expect(mine.textContent).toBe('My Answers 0'));
  expect(screen.queryByRole('tabpanel')).toBeNull();
  await user.click(mine);
  expect(await screen.findByText('No answers found')).toBeTruthy();
  await user.click(mine);
  await waitFor(() => expect(screen.queryByRole('tabpanel')).toBeNull());
  await user.click(mine);
  expect(
    await screen.findByText('Start by uploading your answers, then you can check your scores.'),
  ).toBeTruthy();
});

it('shows ten, then more, then says that all have been shown', async () => {
  const device = await createDevice([item]);
  await answer(device, 12);
  const { user } = renderOn(device, <AnswerArea item={item} />, item);
  const list = await screen.findByRole('list', { name: 'My answers' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(12));
  expect(screen.getByText('All 12 answers have been shown.')).toBeTruthy();
});

it('says "No answers found" for an exam without any, and keeps the way back to both', async () => {
  const device = await createDevice([item]);
  await answer(device, 2);
  const { user } = renderOn(device, <AnswerArea item={item} />, item);
  await user.click(await screen.findByRole('radio', { name: 'PTE Academic' }));
  expect(await screen.findByText('No answers found')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Both exams' }));
  expect(await screen.findByText('All 2 answers have been shown.')).toBeTruthy();
});

it('shows score, exam, and when it was, in words and exactly', async () => {
  const device = await createDevice([item]);
  await answer(device, 1);
  await device.advance(2 * 3_600_000);
  renderOn(device, <AnswerArea item={item} />, item);
  const [card] = within(await screen.findByRole('list', { name: 'My answers' })).getAllByRole('listitem');
  expect(card?.textContent).toContain('1 of 1');
  expect(card?.textContent).toContain('2 hours ago (Nov 21, 2026 12:00 UTC)');
  expect(card?.textContent).toContain('PTE Core');
});

it('follows an answer from this device to the server in words', async () => {
  const device = await createDevice([item]);
  await answer(device, 1);
  renderOn(device, <AnswerArea item={item} />, item);
  expect(await screen.findByText('Saved on this device')).toBeTruthy();
  const { outbox } = device.context.db;
  await act(async () => {
    await outbox.toCollection().modify({ state: 'inflight', attempts: 1 });
  });
  expect(await screen.findByText('Sending')).toBeTruthy();
  await act(async () => {
    await outbox.clear();
  });
  expect(await screen.findByText('Synced')).toBeTruthy();
});

it('leads from an answer that could not be sent to why, and to what can be done', async () => {
  const device = await createDevice([item]);
  await answer(device, 1);
  const lastError = { code: 'too-old', message: '', at: 1 };
  await device.context.db.outbox.toCollection().modify({ state: 'dead', attempts: 1, lastError });
  renderOn(device, <AnswerArea item={item} />, item);
  expect(await screen.findByText('Saved on this device. It could not be sent')).toBeTruthy();
  const way = screen.getByRole('link', { name: 'See why, and what you can do' });
  expect(way.getAttribute('href')).toBe('/sync');
});

it('says how far the server is with a score that this device has not', async () => {
  const essay = makeItem('WE', 9_001);
  const device = await createDevice([essay]);
  const value = { kind: 'write', text: 'Every town should have a library.' } as const;
  await scoreAndSubmit(device.context, {
    item: essay,
    pteType: 'CORE',
    handIn: { value },
    durationMs: 5_000,
  });
  const { answers } = device.context.db;
  await answers.toCollection().modify({ scoring: { status: 'waiting' } });
  renderOn(device, <AnswerArea item={essay} />, essay);
  expect(await screen.findByText('The server is scoring it')).toBeTruthy();
  await act(async () => {
    await answers.toCollection().modify({ scoring: { status: 'failed', reason: 'gave-up' } });
  });
  expect(await screen.findByText(/The server could not score this answer/)).toBeTruthy();
});

it('deletes an answer only once the box is ticked, and the box is empty each time', async () => {
  const device = await createDevice([item]);
  await answer(device, 1);
  const { user } = renderOn(device, <AnswerArea item={item} />, item);
  await user.click(await screen.findByRole('button', { name: 'Delete this answer' }));
  await user.click(await screen.findByRole('checkbox', { name: "I'm sure to delete" }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Delete this answer' }));
  const box = await screen.findByRole('checkbox', { name: "I'm sure to delete" });
  expect((box as HTMLInputElement).checked).toBe(false);
  expect(screen.getByRole('button', { name: 'Delete' }).hasAttribute('disabled')).toBe(true);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect((await screen.findByText('Deleted answer')).closest('output')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 of 1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete this answer' }));
  await user.click(await screen.findByRole('checkbox', { name: "I'm sure to delete" }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleted answer');
  await device.advance(10_000);
  expect(await screen.findByText('No answers found')).toBeTruthy();
});

it('says that something went wrong when an answer could not be deleted, and keeps it', async () => {
  const device = await createDevice([item]);
  await answer(device, 1);
  const { user } = renderOn(device, <AnswerArea item={item} />, item);
  await user.click(await screen.findByRole('button', { name: 'Delete this answer' }));
  device.context.db.answers.hook('deleting', () => {
    throw new DOMException('no', 'UnknownError');
  });
  device.context.db.answers.hook('updating', () => {
    throw new DOMException('no', 'UnknownError');
  });
  await user.click(await screen.findByRole('checkbox', { name: "I'm sure to delete" }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleted answer');
  await device.advance(10_000);
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Delete this answer' })).toBeTruthy();
});
