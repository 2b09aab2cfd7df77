import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { loadBank } from '#content/load-bank.ts';
import { decodeMp3 } from '#server/scoring/audio/decode-mp3.ts';
import { cut, join, silence } from '#tests/bench/speech/splice.ts';

/** A rendering of the bank as sound, and a way to cut its words out: the how-manieth, from 0. */
async function openRendering(itemId: number, voice: string) {
  const sound = await decodeMp3(readFileSync(joinPath('content', 'audio', `${itemId}-${voice}.mp3`)));
  const item = loadBank().items.find(({ id }) => id === itemId);
  const times = item?.audios.find(({ id }) => id === voice)?.wordTimes ?? [];
  const timeOf = (place: number) => {
    const time = times[place];
    if (!time) throw new Error(`${itemId}-${voice} has no time for word ${place}`);
    return time;
  };
  /** From the start of a word to the end of another. */
  const words = (first: number, last = first) =>
    cut(sound, timeOf(first)[0] / 1000 - 0.03, timeOf(last)[1] / 1000 + 0.04);
  return { sound, words };
}

/** "How bees share directions" as a learner might read it: once begun again, a long pause, a word left out and another one read wrongly. */
export async function bumpyReading(): Promise<Float32Array> {
  const { words } = await openRendering(1001, 'am_puck');
  return join(
    silence(0.4),
    words(0, 16),
    silence(0.2),
    words(15, 18),
    silence(1.3),
    words(19, 31),
    words(33, 35),
    silence(0.6),
    words(36, 37),
    words(8),
    words(39, 49),
    silence(0.8),
  );
}

/** "The campus shuttle" without its seventh word. */
export async function sentenceWithGap(): Promise<Float32Array> {
  const { words } = await openRendering(2001, 'am_michael');
  return join(silence(0.4), words(0, 4), words(6, 8), silence(0.8));
}

/** The beginning of the lecture "Hot nights in the city", said again word for word. */
export async function startOfLecture(): Promise<Float32Array> {
  const { sound } = await openRendering(4003, 'am_michael');
  return join(silence(0.4), cut(sound, 0, 30));
}
