import { expect, test } from 'vitest';
import { castOfId } from '#content/voices.ts';
import type { Speaker } from './kokoro.ts';
import { goesOf, speakText } from './speak-text.ts';
import { concatenate, findSpeech, silence } from './waveform.ts';

const [emma, michael] = castOfId('bf_emma+am_michael')!;
const parts = [
  { voice: emma!, text: 'Shall we meet in the library on Monday? It is open until nine.' },
  { voice: michael!, text: 'On Monday I work until seven, and the bus takes an hour.' },
  { voice: emma!, text: 'Tuesday, then.' },
  { voice: michael!, text: 'Yes, Tuesday would be much better for me.' },
];

/** Hums for as long as a voice would speak, Michael far more softly than Emma. */
function hummer(heard: string[] = []): Speaker {
  return {
    speak(phonemes, voice, speed) {
      heard.push(voice);
      const hum = silence((phonemes.length * 70) / speed).map(
        (_, i) => Math.sin(i / 10) * (voice === 'bf_emma' ? 0.6 : 0.1),
      );
      return Promise.resolve({ samples: concatenate([silence(200), hum, silence(300)]), signs: [] });
    },
  };
}

/** Stretches without sound inside the speech, in milliseconds of the played file. */
function restsOf({ samples, tempo }: Awaited<ReturnType<typeof speakText>>): number[] {
  const rests: number[] = [];
  let quiet = 0;
  for (let at = 0; at < samples.length; at += 240) {
    const { from, to } = findSpeech(samples.slice(at, at + 240));
    if (to > from) {
      if (quiet > 200) rests.push(quiet / tempo);
      quiet = 0;
    } else quiet += 10;
  }
  return rests;
}

const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, sample), 0);

test('each turn is spoken by the voice of its person, sentence by sentence', async () => {
  const heard: string[] = [];
  await speakText(hummer(heard), parts, 'AVERAGE');
  expect(heard.slice(0, 5)).toEqual(['bf_emma', 'bf_emma', 'am_michael', 'bf_emma', 'am_michael']);
});

test('between two people there is a rest of 350 to 700 ms', async () => {
  const [, ...turns] = restsOf(await speakText(hummer(), parts, 'AVERAGE'));
  expect(turns).toHaveLength(3);
  for (const rest of turns) {
    expect(rest).toBeGreaterThanOrEqual(350);
    expect(rest).toBeLessThanOrEqual(700);
  }
});

test('a soft voice is made as loud as the first', async () => {
  const { samples } = await speakText(hummer(), parts, 'AVERAGE');
  const lastTurn = samples.subarray(samples.length - 24_000);
  expect(loudest(lastTurn)).toBeCloseTo(loudest(samples.subarray(0, 24_000)), 1);
});

test('the pace keeps to what the exam has', async () => {
  const { samples, tempo, wordsPerMinute } = await speakText(hummer(), parts, 'HARD');
  const words = parts.flatMap(({ text }) => text.split(' ')).length;
  expect((words * 60 * 24_000 * tempo) / samples.length).toBeCloseTo(wordsPerMinute, 0);
  expect(wordsPerMinute).toBeGreaterThanOrEqual(140);
  expect(wordsPerMinute).toBeLessThanOrEqual(175);
});

test('a very short sentence is spoken together with its neighbour', () => {
  expect(goesOf('Hi Leo. I am at the station now. The train is late again. Bye.')).toEqual([
    'Hi Leo. I am at the station now.',
    'The train is late again. Bye.',
  ]);
  expect(goesOf('We meet on Monday morning. It is open until nine.')).toHaveLength(2);
  const long = `${'A word and another one, '.repeat(20)}and an end.`;
  expect(goesOf(`${long} Yes.`)).toHaveLength(2);
});
