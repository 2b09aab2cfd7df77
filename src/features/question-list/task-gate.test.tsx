import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createContentStore } from '#data/store/content/content-store.ts';
import { importPack } from '#data/store/content/import-pack.ts';
import { findProfile } from '#data/queries/profile.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import { TaskGate } from './task-gate.tsx';

const essay = makeItem('WE', 9_001);
const list = <p>the list</p>;

it('lets the list of a task through that the exam has', async () => {
  renderOn(await createDevice([essay]), <TaskGate taskType="WE">{list}</TaskGate>, essay);
  expect(await screen.findByText('the list')).toBeTruthy();
});

it('says that the exam does not have the task, and switches the exam', async () => {
  const device = await createDevice([essay]);
  const { user } = renderOn(device, <TaskGate taskType="SGD">{list}</TaskGate>, essay);
  await screen.findByText('the list');
  await device.context.db.profiles.put({
    ...(await findProfile(device.context)),
    userId: device.context.userId,
    pteType: 'CORE',
    shadow: null,
  });
  expect(await screen.findByRole('heading', { name: /^PTE Core does not have/ })).toBeTruthy();
  expect(screen.queryByText('the list')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to Practise' }).getAttribute('href')).toBe('/practise');
  await user.click(screen.getByRole('button', { name: 'Switch to PTE Academic' }));
  expect(await screen.findByText('the list')).toBeTruthy();
  expect((await findProfile(device.context)).pteType).toBe('ACADEMIC');
});

it('says on a first visit that the questions are being fetched, then shows the list by itself', async () => {
  const device = await createDevice([]);
  const store = createContentStore(device.context);
  await store.setRunning(true);
  renderOn(device, <TaskGate taskType="WE">{list}</TaskGate>, essay);
  expect(await screen.findByRole('progressbar', { name: 'Downloading the questions' })).toBeTruthy();
  await importPack(device.context, {
    pack: { format: 1, taskType: 'WE', items: [essay] },
    generation: 'g',
  });
  expect(await screen.findByText('the list')).toBeTruthy();
});

it('says that there is no connection when the first download failed', async () => {
  const device = await createDevice([]);
  const store = createContentStore(device.context);
  await store.setRunning(true);
  renderOn(device, <TaskGate taskType="WE">{list}</TaskGate>, essay);
  await screen.findByRole('progressbar');
  await store.setRunning(false);
  expect(await screen.findByText(/There is no connection to Passage now/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
