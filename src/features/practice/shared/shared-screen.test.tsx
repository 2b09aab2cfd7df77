import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import type { AudioClient } from '#platform/audio-client/audio-client.ts';
import { systemDigest } from '#platform/digest.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun, renderOn } from '#tests/support/practice.tsx';
import { SharedScreen } from './shared-screen.tsx';
import { SharedWaiting } from './shared-waiting.tsx';

const bees = makeItem('RA', 1_001, { title: 'The bees' });
const lake = makeItem('RA', 1_002, { title: 'The lake' });
const note = () => new File(['sound'], 'voice note.m4a', { type: 'audio/x-m4a' });

async function open({ problem, file }: { problem?: string; file?: File } = {}) {
  const device = await createDevice([bees, lake]);
  if (file) await device.ports.sharedFiles.keep(file);
  return { device, ...renderOn(device, <SharedScreen problem={problem} />, bees) };
}

it.each([
  ['none', 'No recording is waiting'],
  ['several', 'One recording at a time'],
  ['empty', 'This file is empty'],
  ['not-audio', 'This is not an audio file'],
  ['large', 'This file is too large'],
  ['full', 'This recording could not be kept'],
])('says in words why there is no recording: %s', async (problem, title) => {
  await open({ problem });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.queryByText('Use this recording for')).toBeNull();
});

it('says of a file that is no sound what is wrong with it, however often one looks', async () => {
  const { device, unmount } = await open({
    file: new File(['%PDF'], 'page.pdf', { type: 'application/pdf' }),
  });
  expect(await screen.findByText('This is not an audio file')).toBeTruthy();
  unmount();
  renderOn(device, <SharedScreen problem={undefined} />, bees);
  expect(await screen.findByText('This is not an audio file')).toBeTruthy();
});

it('offers the question that was opened last before all others', async () => {
  const device = await createDevice([bees, lake]);
  await device.ports.sharedFiles.keep(note());
  const question = renderOn(device, <PracticeScreen taskType="RA" practiceId={lake.id} search={{}} />, lake);
  await screen.findByText('The lake');
  question.unmount();
  renderOn(device, <SharedScreen problem={undefined} />, bees);
  const last = await screen.findByRole('heading', { name: 'The question you opened last' });
  const section = within(last.closest('section') as HTMLElement);
  expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'The lake Read Aloud',
  ]);
  expect(screen.getByText(/You are not signed in/)).toBeTruthy();
});

it('takes the recording to the question that is chosen, out of exam mode too', async () => {
  const device = await createDevice([bees, lake], { mode: 'EXAM' });
  await device.ports.sharedFiles.keep(note());
  const { user, router } = renderOn(device, <SharedScreen problem={undefined} />, bees);
  expect(await screen.findByText(/Exam mode takes no files/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /The lake/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/speaking/read-aloud/1002'));
  expect(await device.ports.sharedFiles.read()).toMatchObject({ practiceId: lake.id });
  expect(router.state.location.state.practiceMode).toBe('PRACTICE');
  // What the device is set to is the learner's choice.
  expect(device.ports.modeChoice.read()).toBe('EXAM');
});

it('is thrown away by the learner, on its page and where it waits', async () => {
  const { device, user, router } = await open({ file: note() });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/practise'));
  expect(await device.ports.sharedFiles.read()).toBeNull();
  await device.ports.sharedFiles.keep(note());
  const waiting = renderOn(device, <SharedWaiting />, bees);
  await waiting.user.click(
    within(await screen.findByRole('region', { name: 'Shared recording' })).getByRole('button', {
      name: 'Delete',
    }),
  );
  expect(screen.queryByRole('region', { name: 'Shared recording' })).toBeNull();
  await waitFor(async () => expect(await device.ports.sharedFiles.read()).toBeNull());
});

it('waits on the other screens until it is an answer', async () => {
  const device = await createDevice([bees]);
  await device.ports.sharedFiles.keep(note());
  renderOn(device, <SharedWaiting />, bees);
  const waiting = within(await screen.findByRole('region', { name: 'Shared recording' }));
  expect(waiting.getByText('voice note.m4a')).toBeTruthy();
  expect(waiting.getByRole('link', { name: 'Use it' }).getAttribute('href')).toBe('/shared');
});

/** The question that a shared recording was chosen for, with a converter that ends like this. */
async function openChosen(answer: Awaited<ReturnType<AudioClient['convertToMp3']>>) {
  const device = await createDevice([bees]);
  await device.ports.sharedFiles.keep(note());
  await device.ports.sharedFiles.choose(bees.id);
  const taken: string[] = [];
  const audio: AudioClient = {
    ...device.ports.audio,
    convertToMp3: async (_bytes, mimeType) => {
      taken.push(mimeType);
      return answer;
    },
  };
  const own = { ...device, ports: { ...device.ports, audio } };
  const view = await renderBegun(
    own,
    <PracticeScreen taskType="RA" practiceId={bees.id} search={{}} />,
    bees,
  );
  return { device, taken, ...view };
}

const bytes = new Uint8Array(new TextEncoder().encode('mp3'));
const sha256 = await systemDigest.sha256(bytes);
const mp3 = { bytes, mimeType: 'audio/mpeg', durationMs: 12_000, sha256, signal: null };

it('is there again for who leaves before it is handed in', async () => {
  const { device, unmount } = await openChosen({ kind: 'converted', audio: mp3 });
  await screen.findByRole('button', { name: 'Submit' });
  await waitFor(async () =>
    expect(await device.ports.sharedFiles.read()).toMatchObject({ practiceId: bees.id }),
  );
  unmount();
  await renderBegun(device, <PracticeScreen taskType="RA" practiceId={bees.id} search={{}} />, bees);
  expect(await device.ports.sharedFiles.read()).not.toBeNull();
});

it('waits for another question when the learner speaks after all', async () => {
  const { device, user } = await openChosen({ kind: 'converted', audio: mp3 });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('link', { name: 'Choose another question for it' })).toBeTruthy();
  await waitFor(async () =>
    expect(await device.ports.sharedFiles.read()).toMatchObject({ practiceId: null }),
  );
});

it('hands it in there as a chosen file, and keeps it no longer', async () => {
  const { device, taken, user } = await openChosen({ kind: 'converted', audio: mp3 });
  expect(await screen.findByRole('group', { name: 'Your recording' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
  expect(taken).toEqual(['audio/x-m4a']);
  expect(device.audio.isRecording()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('region', { name: 'Your result' });
  await waitFor(async () => expect(await device.ports.sharedFiles.read()).toBeNull());
});

it('keeps what does not fit for another question, and records nothing by itself', async () => {
  const audio = { ...mp3, durationMs: 300_000 };
  const { device } = await openChosen({ kind: 'converted', audio });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This file is longer than an answer may be',
  );
  await device.advance(60_000);
  expect(device.audio.isRecording()).toBe(false);
  expect(screen.getByRole('link', { name: 'Choose another question for it' })).toBeTruthy();
  expect(await device.ports.sharedFiles.read()).toMatchObject({ practiceId: null });
});
