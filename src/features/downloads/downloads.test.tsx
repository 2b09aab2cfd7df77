import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeMeta } from '#data/store/meta.ts';
import { createSoundStore } from '#data/commands/sound-store.ts';
import type { SoundCounts } from '#domain/storage/task-sound.ts';
import { createFakePacks } from '#tests/support/fake-packs.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderOn, type Device } from '#tests/support/practice.tsx';
import { DownloadPortsProvider, type DownloadPorts } from './download-ports.ts';
import { DownloadsCard } from './downloads-card.tsx';
import { JourneyCard } from './journey-card.tsx';
import { SoundOffer } from './sound-offer.tsx';

const item = makeItem('WFD', 23_001);
const half: SoundCounts = {
  questions: 24,
  missing: [23_001, 23_002],
  totalFiles: 24,
  hereFiles: 22,
  totalBytes: 5_100_000,
  hereBytes: 2_000_000,
};
const none: SoundCounts = {
  ...half,
  questions: 0,
  missing: [],
  totalFiles: 0,
  hereFiles: 0,
  totalBytes: 0,
  hereBytes: 0,
};

async function deviceWith(counts: SoundCounts): Promise<Device> {
  const device = await createDevice([item]);
  const pack = (taskType: 'WFD' | 'WE') => ({
    taskType,
    sha256: `g-${taskType}`,
    sizeBytes: 40_000,
    itemCount: 24,
  });
  await writeMeta(device.context.db, 'content', {
    version: 'v',
    packs: [pack('WE'), pack('WFD')],
    mediaTotal: 24,
    mediaMissing: 2,
    mediaBytes: 10,
    checkedAt: 1,
    isRunning: false,
  });
  const store = createSoundStore(device.context);
  await store.change('WFD', { kind: 'counted', counts });
  await store.change('WE', { kind: 'counted', counts: none });
  return device;
}

/** What was asked of the device, in order. */
let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

function portsOf(patch: Partial<DownloadPorts['storage']> = {}, isTold = true): DownloadPorts {
  const note = async (text: string) => void asked.push(text);
  return {
    sound: {
      ask: (tasks) => note(`ask ${tasks.join()}`),
      pause: (tasks) => note(`pause ${tasks.join()}`),
      remove: (tasks) => note(`remove ${(tasks ?? ['all']).join()}`),
      fetchAll: () => note('fetch all'),
    },
    line: () => ({ isTold }),
    storage: {
      room: () => Promise.resolve({ usedBytes: 0, quotaBytes: 1e9 }),
      fits: () => Promise.resolve(null),
      keeping: () => Promise.resolve('kept'),
      async persist() {
        await note('persist');
        return true;
      },
      ...patch,
    },
  };
}

const open = (device: Device, ports: DownloadPorts) =>
  renderOn(
    device,
    <DownloadPortsProvider value={ports}>
      <SoundOffer taskType="WFD" />
      <DownloadsCard />
    </DownloadPortsProvider>,
    item,
  );

it('says what of each task is here, and what is text only', async () => {
  open(await deviceWith(half), portsOf());
  const row = (await screen.findByRole('heading', { name: 'Write from Dictation' })).closest('li');
  expect(row?.textContent).toContain('Waiting for its turn, 3.1 MB to go');
  expect(screen.getByText('Text only, always here: Write Essay.')).toBeTruthy();
  expect(
    within(row as HTMLElement)
      .getByRole('progressbar')
      .getAttribute('aria-valuenow'),
  ).toBe('39');
});

it('says nothing of the sound of a task that was not looked at yet', async () => {
  const device = await deviceWith(half);
  await device.context.db.meta.bulkDelete(['sound WFD', 'sound WE']);
  open(device, portsOf());
  expect(await screen.findByText(/^The text of 48 questions is here/)).toBeTruthy();
  expect(screen.queryByText(/Text only/)).toBeNull();
  expect(screen.queryByText(/Their sound:|All their sound/)).toBeNull();
});

it('a pause is a tap away; then the list offers the rest with its size, and asks for it', async () => {
  const device = await deviceWith(half);
  const { user } = open(device, portsOf());
  await user.click(await screen.findByRole('button', { name: 'Pause: Write from Dictation' }));
  expect(asked).toEqual(['pause WFD']);
  await createSoundStore(device.context).change('WFD', { kind: 'paused' });
  await user.click(await screen.findByRole('button', { name: 'Download 2 questions, 3.1 MB' }));
  await waitFor(() => expect(asked).toContain('ask WFD'));
});

it('asks before it downloads whether there is room, and says plainly that there is too little', async () => {
  const device = await deviceWith(half);
  await createSoundStore(device.context).change('WFD', { kind: 'removed' });
  const ports = portsOf({ room: () => Promise.resolve({ usedBytes: 0, quotaBytes: 12_000_000 }) });
  const { user } = open(device, ports);
  await user.click(await screen.findByRole('button', { name: 'Download (3.1 MB): Write from Dictation' }));
  expect(await screen.findByText(/^This needs 3.1 MB, and there is about 2.0 MB free here/)).toBeTruthy();
  expect(asked).toEqual([]);
});

it('asks the browser to keep what is downloaded, where that is not promised yet', async () => {
  const device = await deviceWith(half);
  await createSoundStore(device.context).change('WFD', { kind: 'paused' });
  const { user } = open(device, portsOf({ keeping: () => Promise.resolve('decides') }));
  await user.click(await screen.findByRole('button', { name: 'Resume: Write from Dictation' }));
  await waitFor(() => expect(asked).toEqual(['persist', 'ask WFD']));
});

it('a full device is said with how much is missing, and can be tried again', async () => {
  const device = await deviceWith(half);
  await createSoundStore(device.context).change('WFD', { kind: 'failed', problem: 'no-room' });
  const { user } = open(device, portsOf());
  await user.click(await screen.findByRole('button', { name: 'Try again: Write from Dictation' }));
  expect(screen.getAllByText(/^No room on this device for the last 3.1 MB/)).toHaveLength(2);
  await waitFor(() => expect(asked).toContain('ask WFD'));
});

it('deleting says how much room is free again', async () => {
  const device = await deviceWith(half);
  await createSoundStore(device.context).change('WFD', { kind: 'paused' });
  const { user } = open(device, portsOf());
  await user.click(await screen.findByRole('button', { name: 'Delete: Write from Dictation' }));
  expect(asked).toEqual(['remove WFD']);
  expect(
    await screen.findByText(/^The sound of Write from Dictation is deleted: 2.0 MB are free again/),
  ).toBeTruthy();
});

it('says that a download may cost mobile data where the browser does not tell the line, and only then', async () => {
  const words = /^This browser does not say whether you are on Wi-Fi/;
  const untold = open(await deviceWith(half), portsOf({}, false));
  expect(await screen.findByText(words)).toBeTruthy();
  untold.unmount();
  const told = open(await deviceWith(half), portsOf());
  await screen.findByRole('heading', { name: 'Write from Dictation' });
  expect(screen.queryByText(words)).toBeNull();
  told.unmount();
  open(
    await deviceWith({ ...half, missing: [], hereFiles: 24, hereBytes: half.totalBytes }),
    portsOf({}, false),
  );
  await screen.findByRole('heading', { name: 'Write from Dictation' });
  expect(screen.queryByText(words)).toBeNull();
});

describe('everything for a journey', () => {
  async function openJourney(patch: Partial<DownloadPorts['storage']> = {}) {
    const device = await deviceWith(half);
    await createSoundStore(device.context).change('WFD', { kind: 'removed' });
    const packs = createFakePacks();
    packs.set({ status: 'absent' });
    const view = renderOn(
      device,
      <DownloadPortsProvider value={portsOf(patch)}>
        <JourneyCard packs={[packs.port]} />
      </DownloadPortsProvider>,
      item,
    );
    const card = within(await screen.findByRole('region', { name: 'Everything for a journey' }));
    return { ...view, device, packs, card };
  }

  it('one tap asks for the sound of the exam and for the packs, and Pause stops both', async () => {
    const { user, device, packs, card } = await openJourney();
    expect(card.getByText('2.0 MB of 12 MB is here. Download 6.9 MB, uses 9.7 MB more here.')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Download everything (6.9 MB)' }));
    await waitFor(() => expect(asked).toEqual(['ask WFD']));
    expect(packs.allowedOnMobileData).toEqual([false]);
    await createSoundStore(device.context).change('WFD', { kind: 'asked', at: 1, onAnyLine: false });
    await user.click(await card.findByRole('button', { name: 'Pause everything for a journey' }));
    expect(asked).toEqual(['ask WFD', 'pause WFD']);
    expect(packs.port.getState()).toMatchObject({ packs: [{ state: { status: 'paused' } }] });
  });

  it('nothing is begun where all of it has no room', async () => {
    const { user, packs, card } = await openJourney({
      room: () => Promise.resolve({ usedBytes: 0, quotaBytes: 18_000_000 }),
    });
    await user.click(card.getByRole('button', { name: /^Download everything/ }));
    expect((await card.findByRole('alert')).textContent).toContain('This needs 9.7 MB, and there is');
    expect([asked, packs.allowedOnMobileData]).toEqual([[], []]);
  });

  it('says what it uses once all is here, and has nothing left to press', async () => {
    const { device, packs, card } = await openJourney();
    await createSoundStore(device.context).change('WFD', {
      kind: 'counted',
      counts: { ...half, missing: [], hereFiles: 24, hereBytes: half.totalBytes },
    });
    act(() => packs.set({ status: 'here' }));
    expect(
      await card.findByText('Everything is here and uses 12 MB. It works without a connection.'),
    ).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });
});
