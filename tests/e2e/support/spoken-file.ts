import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeMp3 } from '#server/scoring/audio/decode-mp3.ts';
import { sampleRate } from '#domain/speech/front-end/spectra.ts';
import { wavFile } from '#tests/support/tone.ts';

/** One of the bank's renderings, or what it says from `fromMs` on, as a sound file for the microphone of a browser, with a second of silence around it. */
export async function spokenFile(rendering: string, fromMs = 0): Promise<string> {
  const whole = await decodeMp3(readFileSync(`content/audio/${rendering}.mp3`));
  const voice = whole.subarray((fromMs / 1000) * sampleRate);
  const samples = new Float32Array(voice.length + sampleRate);
  samples.set(voice, sampleRate / 2);
  const path = join(mkdtempSync(join(tmpdir(), 'passage-voice-')), `${rendering}.wav`);
  writeFileSync(path, wavFile(samples, sampleRate));
  return path;
}
