import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import type { SignalFacts } from '#contract/entities/answer.ts';
import type { HeardWord, SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { createDevice, renderOn } from '#tests/support/practice.tsx';
import type { Device } from '#tests/support/practice.tsx';
import { prepared } from '#tests/support/prepared.ts';
import { SpeechResult } from './speech-result.tsx';

const text = 'The quick brown fox, jumps over.';
const word = (name: string, startMs: number | null, fields: Partial<HeardWord> = {}): HeardWord => ({
  word: name,
  type: 'CORRECT',
  startMs,
  endMs: startMs === null ? null : startMs + 300,
  score: 9,
  phones: [
    { phone: 'AH', score: 2 },
    { phone: 'B', score: 2 },
  ],
  ...fields,
});
const range = { value: 8, low: 7, high: 9 };
const speech: SpeechEvidence = {
  engine: 'reading',
  transcript: 'The quick fox jumps',
  coverage: 0.67,
  words: [
    word('The', 100),
    word('quick', 500, { score: 4 }),
    word('', 900, { type: 'EXTRA', score: null }),
    word('brown', null, { type: 'MISSED', score: null }),
    word('fox', 3_000),
    word('jumps', 3_400),
    word('over', 3_800, { type: 'REPLACED', score: 3 }),
  ],
  marks: { accuracy: range, fluency: range, prosodic: range, total: range },
  pace: {
    wordsPerMinute: 121,
    articulationRate: 4,
    pauses: [{ startMs: 1_300, durationMs: 1_600 }],
    longPauses: 1,
    restarts: 2,
    fillers: null,
    finalRush: false,
    overFast: false,
  },
  understood: null,
  quality: ['noisy'],
  refused: null,
};
const audio = {
  id: 'af_heart',
  label: 'Heart voice',
  accent: 'US',
  sha256: 'b'.repeat(64),
  mimeType: 'audio/mpeg',
  sizeBytes: 1_000,
  durationMs: 2_000,
} as const;

/** A device that has the recording of the answer, unless that is somebody else's. */
async function open(
  evidence: SpeechEvidence | undefined,
  change: Partial<Device['ports']['audio']> = {},
  { signal = null, isHere = true }: { signal?: SignalFacts | null; isHere?: boolean } = {},
) {
  const device = await createDevice([]);
  const bytes = new TextEncoder().encode('a recording').buffer;
  const sha256 = await device.context.digest.sha256(bytes);
  const recording = {
    sha256,
    mimeType: 'audio/mpeg',
    sizeBytes: bytes.byteLength,
    durationMs: 5_000,
    signal: null,
  };
  await submitAnswer(device.context, {
    practiceId: 1_001,
    taskType: 'RA',
    value: { kind: 'record', recording },
    durationMs: 5_000,
    pteType: 'ACADEMIC',
    score: null,
    recording: { bytes, mimeType: 'audio/mpeg' },
  });
  const ports: Device['ports'] = {
    ...device.ports,
    audio: { ...device.ports.audio, ...change },
    speech: {
      findWordTimes: async () =>
        [0, 1, 2, 3, 4, 5].map((at) => ({ startMs: at * 300, endMs: at * 300 + 250 })),
    },
  };
  const view = renderOn(
    { ...device, ports },
    <SpeechResult
      recording={isHere ? recording : { ...recording, sha256: 'c'.repeat(64) }}
      signal={signal}
      speech={evidence}
      text={text}
      pronunciations={[]}
      audios={[audio]}
    />,
  );
  return { device, ...view };
}

const tooLoud: SignalFacts = {
  durationMs: 5_000,
  speechMs: 4_000,
  leadingSilenceMs: 200,
  pauses: [],
  peakDbfs: 0,
  speechDbfs: -8,
  clippedShare: 0.05,
};
const setup = () => screen.queryByRole('link', { name: 'Check your microphone' });

it('leads from a bad sound to the microphone of this device', async () => {
  await open(speech, {}, { signal: tooLoud });
  await screen.findByText(/We heard 4 of 6 words/);
  await waitFor(() => expect(setup()).not.toBeNull());
});

it("says nothing of this device's microphone beside the recording of somebody else", async () => {
  await open(speech, {}, { signal: tooLoud, isHere: false });
  await screen.findByText(/We heard 4 of 6 words/);
  expect(screen.getByText(/microphone was too loud at times/)).toBeTruthy();
  expect(setup()).toBeNull();
});

it('shows each word as it was heard, marked in words and forms', async () => {
  await open(speech);
  await screen.findByText(/We heard 4 of 6 words/);
  const line = screen.getByRole('toolbar').textContent;
  expect(line).toBe(
    'The quick (Worth checking) +…other speech (Extra)  brown (Left out) Pause of 1.6 s fox, jumps over (Sounded different).',
  );
  const legend = within(screen.getByRole('list', { name: 'Words' })).getAllByRole('listitem');
  expect(legend.map((item) => item.textContent?.replace(/^\W?ab/, ''))).toEqual([
    'Heard: 3',
    'Worth checking: 1',
    'Sounded different: 1',
    'Left out: 1',
    'Extra: 1',
  ]);
  expect(screen.getByText('121 words a minute')).toBeTruthy();
  expect(screen.getByText('2 times')).toBeTruthy();
  expect(screen.getByText(/There was noise/)).toBeTruthy();
});

it('keeps a full stop at its word, before what was said after it', async () => {
  const words = [
    ...speech.words.slice(0, 6),
    word('over', 3_800),
    word('', 4_300, { type: 'EXTRA', score: null }),
  ];
  await open({ ...speech, words });
  await screen.findByText(/We heard 5 of 6 words/);
  expect(screen.getByRole('toolbar').textContent).toMatch(/over\. \+…other speech \(Extra\) $/);
});

it('has no list of marks when every word was simply heard', async () => {
  const heard = ['The', 'quick', 'brown', 'fox', 'jumps', 'over'];
  await open({ ...speech, words: heard.map((name, at) => word(name, at * 400)) });
  await screen.findByText(/We heard all 6 words/);
  expect(screen.queryByRole('list', { name: 'Words' })).toBeNull();
});

it('shows where the recording stands while a word plays', async () => {
  const { device, user, container } = await open(speech);
  const fox = await screen.findByRole('button', { name: 'fox' });
  // The line runs over the own recording: the model voice may be loaded before it.
  const own = () => device.audio.players.find(({ loaded }) => loaded.some((source) => 'bytes' in source));
  await waitFor(() => expect(own()).toBeTruthy());
  const line = () => container.querySelector<HTMLElement>('[data-playhead]');
  expect(line()).toBeNull();
  await user.click(fox);
  // From 0.12 s before the word, at 7.5 rem a second.
  await waitFor(() => expect(line()?.style.left).toBe('21.6rem'));
});

it('plays a word from its place in the sound without the silence before it', async () => {
  const { device, user, container } = await open(speech, {
    preparePlayback: async () => ({ kind: 'prepared', playback: prepared }),
  });
  const own = () =>
    device.audio.players.find(({ loaded }) =>
      loaded.some((source) => 'bytes' in source && source.mimeType === prepared.mimeType),
    );
  await waitFor(() => expect(own()).toBeTruthy());
  await user.click(await screen.findByRole('button', { name: 'fox' }));
  // 300 ms were cut off: the player's time is that much earlier, the line over the whole recording stands where it was.
  expect(own()?.getState()).toMatchObject({ status: 'playing', positionMs: 3_000 - 120 - 300 });
  const line = () => container.querySelector<HTMLElement>('[data-playhead]');
  await waitFor(() => expect(line()?.style.left).toBe('21.6rem'));
});

it('closes the card of a word by its button, and ends what plays', async () => {
  const { device, user } = await open(speech);
  await user.click(await screen.findByRole('button', { name: 'fox' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/We heard this word/)).toBeNull();
  expect(device.audio.players.map((player) => player.getState().status)).not.toContain('playing');
});

it('plays both voices under one button, and goes on in the other one at the same word', async () => {
  const { device, user } = await open(speech);
  const models = () => device.audio.players.find(({ loaded }) => loaded.some((source) => 'url' in source));
  const toModel = await screen.findByRole('radio', { name: 'Model' });
  await waitFor(() => expect(toModel.closest('fieldset')?.disabled).toBe(false));
  const model = models();
  const own = device.audio.players.find(({ loaded }) => loaded.some((source) => 'bytes' in source));
  if (!own || !model) throw new Error('no players');
  // In the word "fox", which is the fourth of the text.
  own.seekTo(3_100);
  await act(async () => own.play());
  await user.click(toModel);
  expect(screen.getByRole('group', { name: 'Model reading' })).toBeTruthy();
  expect(own.getState().status).toBe('paused');
  expect(model.getState()).toMatchObject({ status: 'playing', positionMs: 900 });
});

it('plays a word in the own voice, then in the model voice', async () => {
  const { device, user } = await open(speech);
  const own = () => device.audio.players.find(({ loaded }) => loaded.some((source) => 'bytes' in source));
  const model = () => device.audio.players.find(({ loaded }) => loaded.some((source) => 'url' in source));
  await waitFor(() => expect(own() && model()).toBeTruthy());
  await user.click(await screen.findByRole('button', { name: 'fox' }));
  await screen.findByText(/We heard this word/);
  expect(await screen.findByRole('button', { name: 'Model voice' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'fox' }));
  expect(own()?.getState().status).toBe('playing');
  await device.advance(600);
  expect(own()?.getState().status).not.toBe('playing');
  expect(model()?.getState().status).toBe('playing');
  await device.advance(600);
  expect(model()?.getState().status).not.toBe('playing');
});

it('is one stop for the keyboard: arrows go from word to word, Enter plays, Escape ends it', async () => {
  const { device, user } = await open(speech);
  const own = () => device.audio.players.find(({ loaded }) => loaded.some((source) => 'bytes' in source));
  await waitFor(() => expect(own()).toBeTruthy());
  const line = within(await screen.findByRole('toolbar', { name: 'Words as they were heard' }));
  const stops = () => line.getAllByRole('button').filter((button) => button.tabIndex === 0);
  expect(stops()).toEqual([line.getByRole('button', { name: 'The' })]);
  act(() => stops()[0]?.focus());
  await user.keyboard('{ArrowRight}{End}{Home}{ArrowLeft}{ArrowRight}');
  const quick = line.getByRole('button', { name: /^quick/ });
  expect(document.activeElement).toBe(quick);
  expect(stops()).toEqual([quick]);
  await user.keyboard('{Enter}');
  expect(own()?.getState().status).toBe('playing');
  expect(await screen.findByText(/Worth checking: it was less clear/)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(own()?.getState().status).not.toBe('playing');
  expect(screen.queryByText(/Worth checking: it was less clear/)).toBeNull();
  expect(document.activeElement).toBe(quick);
});

it('says where the speaker began again', async () => {
  const pace = speech.pace && { ...speech.pace, restartsMs: [500, 3_400] };
  await open({ ...speech, pace });
  expect(await screen.findByText('2 times, at 0.5 s, 3.4 s')).toBeTruthy();
  const line = screen.getByRole('toolbar').textContent;
  expect(line).toContain('The started again quick');
  expect(line).toContain('fox, started again jumps');
});

it('has no own voice for a word that was left out', async () => {
  const { user } = await open(speech);
  await user.click(await screen.findByRole('button', { name: /^brown ?\(Left out\)$/ }));
  expect(await screen.findByText(/We did not hear this word/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Your voice' })).toBeNull();
});

test.each([
  ['other-text', 'What we heard is not this text. Check that this is the right question, then try again.'],
  ['no-speech', /^We heard nothing that sounds like a voice\. Check that the microphone is the right one/],
  ['too-short', 'This recording is too short to score. Try again, and stop after the last word.'],
  ['empty', /^We heard nothing\. Check that the microphone is the right one/],
] as const)('says neutrally that it could not be scored: %s', async (refused, sentence) => {
  await open({ ...speech, refused, marks: null });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Words' })).toBeNull();
});

it('offers no download: that was asked before the first recording', async () => {
  const { device } = await open(undefined);
  act(() => device.packs.set({ status: 'absent' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
});
