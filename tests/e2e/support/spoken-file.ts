import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeMp3 } from '#server/scoring/audio/decode-mp3.ts';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { openRecordedWords } from '#tests/scoring/recorded-words.ts';
import { hiss } from '#tests/scoring/sounds.ts';
import { wavFile } from '#domain/audio/wav.ts';
import type { SoundAccent } from '#domain/words/sound-index.ts';

/** One of the bank's renderings, or what it says from `fromMs` on, as a sound file for the microphone of a browser, with a second of silence around it. */
export async function spokenFile(rendering: string, fromMs = 0): Promise<string> {
  const whole = await decodeMp3(readFileSync(`content/audio/${rendering}.mp3`));
  const voice = whole.subarray((fromMs / 1000) * sampleRate);
  const samples = new Float32Array(voice.length + sampleRate);
  samples.set(voice, sampleRate / 2);
  return keep(samples, rendering);
}

/** A quiet room in which nobody speaks, longer than any recording of a story. */
export function silentFile(): string {
  return keep(hiss(20 * sampleRate, 0.0005), 'silence');
}

/** What lies before the word of `spokenWord`, while the microphone opens, and when it is over for certain, on a busy machine too. */
const wordFromMs = 3_000;
export const wordOverMs = 5_000;

/** A word of the dictionary as its recording says it, once, in a quiet room: the file is longer than any recording of a word. */
export async function spokenWord(accent: SoundAccent, word: string): Promise<string> {
  const voice = await openRecordedWords(accent)(word);
  const samples = hiss(20 * sampleRate, 0.0005);
  samples.set(voice, (wordFromMs / 1_000) * sampleRate);
  return keep(samples, word);
}

function keep(samples: Float32Array, name: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'passage-voice-')), `${name}.wav`);
  writeFileSync(path, wavFile(samples, sampleRate));
  return path;
}
