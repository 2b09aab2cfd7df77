import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PracticeScreen } from '#features/practice/practice-screen.tsx';
import type { AudioClient } from '#platform/audio-client/audio-client.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { createDevice, renderBegun } from '#tests/support/practice.tsx';
import type { JobProgress } from '#workers/audio/api.ts';

const item = makeItem('RA', 1_001);
const note = new File(['sound'], 'voice note.m4a', { type: 'audio/x-m4a' });

/** A converter that a test moves on. */
async function open() {
  const device = await createDevice([item]);
  const jobs: { mimeType: string; progress: (step: JobProgress) => void; signal: AbortSignal | undefined }[] =
    [];
  const answers: ((answer: Awaited<ReturnType<AudioClient['convertToMp3']>>) => void)[] = [];
  const audio: AudioClient = {
    ...device.ports.audio,
    convertToMp3: (_bytes, mimeType, { signal, onProgress = () => {} } = {}) =>
      new Promise((resolve) => {
        jobs.push({ mimeType, progress: onProgress, signal });
        answers.push(resolve);
        signal?.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
      }),
  };
  const own = { ...device, ports: { ...device.ports, audio } };
  const view = await renderBegun(
    own,
    <PracticeScreen taskType="RA" practiceId={item.id} search={{}} />,
    item,
  );
  await screen.findByRole('button', { name: 'Use an audio file' });
  const choose = async (file = note) => {
    await view.user.click(screen.getByRole('button', { name: 'Use an audio file' }));
    await view.user.upload(screen.getByLabelText('Audio file'), file);
  };
  const convert = async (durationMs: number) => {
    const bytes = new Uint8Array(new TextEncoder().encode('mp3'));
    const sha256 = await device.context.digest.sha256(bytes);
    const encoded = { bytes, mimeType: 'audio/mpeg', durationMs, sha256, signal: null };
    await act(async () => answers.at(-1)?.({ kind: 'converted', audio: encoded }));
  };
  return { device, user: view.user, jobs, answers, choose, convert };
}

it('hands in a file as an answer, once it is converted', async () => {
  const { device, user, jobs, choose, convert } = await open();
  await choose();
  await waitFor(() => expect(jobs).toHaveLength(1));
  expect(jobs[0]?.mimeType).toBe('audio/x-m4a');
  act(() => jobs[0]?.progress({ stage: 'loading', ratio: 0.4 }));
  expect(await screen.findByText('Loading the converter, 40 %')).toBeTruthy();
  await convert(12_000);
  expect(await screen.findByRole('group', { name: 'Your recording' })).toBeTruthy();
  // The time to prepare is over, and nothing else starts.
  await device.advance(60_000);
  expect(device.audio.isRecording()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('region', { name: 'Your result' });
  const [answer] = await device.context.db.answers.toArray();
  expect(answer).toMatchObject({
    duration: 12,
    value: { kind: 'record', recording: { mimeType: 'audio/mpeg', durationMs: 12_000 } },
  });
  expect(await device.context.db.blobs.count()).toBe(1);
});

it('gives up a conversion when told to, and records nothing meanwhile', async () => {
  const { device, user, jobs, choose } = await open();
  await choose();
  await waitFor(() => expect(jobs).toHaveLength(1));
  await device.advance(60_000);
  expect(device.audio.isRecording()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(jobs[0]?.signal?.aborted).toBe(true);
  expect(await screen.findByRole('button', { name: 'Use an audio file' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  expect(device.audio.isRecording()).toBe(false);
});

it.each([
  ['not-audio', 'This file has no sound that we can read. Choose another one.'],
  ['no-converter', 'The converter is not on this device yet. Connect to the internet once, then try again.'],
  ['broken', 'This file could not be converted. Try again, or choose another one.'],
] as const)('says what to do where there is no answer in it: %s', async (code, sentence) => {
  const { jobs, answers, choose } = await open();
  await choose();
  await waitFor(() => expect(jobs).toHaveLength(1));
  await act(async () => answers[0]?.({ kind: 'failed', code, message: '' }));
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByRole('button', { name: 'Start recording' })).toBeTruthy();
});

/** As a browser has one that was written to since it was chosen. */
const changed = Object.assign(new File(['sound'], 'note.mp3', { type: 'audio/mpeg' }), {
  arrayBuffer: async () => Promise.reject(new DOMException('changed', 'NotReadableError')),
});

it.each([
  ['empty', new File([], 'note.mp3', { type: 'audio/mpeg' }), 'This file is empty. Choose another one.'],
  ['changed', changed, 'This file was changed or moved before it could be read. Choose it again.'],
  [
    'too large',
    new File([new Uint8Array(60_000_001)], 'note.mp3', { type: 'audio/mpeg' }),
    'This file is larger than 60 MB. Choose a shorter one.',
  ],
])('wakes no converter for a file that is %s', async (_, file, sentence) => {
  const { jobs, choose } = await open();
  await choose(file);
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(jobs).toEqual([]);
  expect(screen.getByRole('button', { name: 'Start recording' })).toBeTruthy();
});

it('takes no file that is longer than an answer may be', async () => {
  const { jobs, choose, convert } = await open();
  await choose();
  await waitFor(() => expect(jobs).toHaveLength(1));
  await convert(200_000);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This file is longer than an answer may be here: 80 seconds.',
  );
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

it('lets the learner choose again, or speak after all', async () => {
  const { device, user, jobs, choose, convert } = await open();
  await choose();
  await waitFor(() => expect(jobs).toHaveLength(1));
  await convert(12_000);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Use an audio file' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start recording' }));
  await waitFor(() => expect(device.audio.isRecording()).toBe(true));
  expect(screen.queryByRole('button', { name: 'Use an audio file' })).toBeNull();
});

it('asks what is meant by less than a second, before it can be handed in', async () => {
  const { user, answers, choose, convert } = await open();
  await choose();
  await waitFor(() => expect(answers).toHaveLength(1));
  await convert(900);
  expect(await screen.findByText(/^This recording is shorter than a second/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Record again' }));
  await choose();
  await waitFor(() => expect(answers).toHaveLength(2));
  await convert(900);
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('region', { name: 'Your result' });
});
