import { join } from 'node:path';
import { audioFileName, type AudioEntry } from '#content/audio-index.ts';
import { beepMs, edgeMs } from '#content/sound-frame.ts';
import { heardFileName, readHeardAudio, type HeardAudio } from '#content/heard-audio.ts';
import { spokenTextOf } from '#content/spoken-text.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { soundOf } from '#domain/tasks/bank-rules-of.ts';
import { pronounceText, readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { scoreReading, type ReadWord } from '#engines/speech/reading/score-reading.ts';
import { transcribe } from '#engines/transcript/transcribe.ts';
import { askTranscript } from '#engines/transcript/transcript-witness.ts';
import { decodeAudio } from '#tools/score-speech/decode-audio.ts';
import {
  loadAcousticModel,
  loadDictionaryText,
  loadReadingWeights,
  loadTranscriber,
} from '#tools/score-speech/load-model.ts';
import { writeWhole } from '#tools/write-whole.ts';
import { countWordErrors } from './word-errors.ts';

type Say = (line: string) => void;
type Ear = (path: string, item: BankItem, text: string) => Promise<Omit<HeardAudio, 'sha256'>>;

/** The engines take a beep for words. They hear what is before it, and half of the rest between. */
export function beforeBeep(samples: Float32Array): Float32Array {
  const cutMs = edgeMs.after + beepMs.lasts + beepMs.after / 2;
  return samples.subarray(0, Math.max(0, samples.length - (cutMs / 1000) * sampleRate));
}

async function openEar(say: Say): Promise<Ear> {
  const engine = { model: await loadAcousticModel(say), weights: loadReadingWeights() };
  const dictionary = readDictionary(await loadDictionaryText(say));
  const transcriber = await loadTranscriber('tiny', say);
  return async (path, item, text) => {
    const { samples: whole } = await decodeAudio(path);
    const samples = soundOf(item.taskType)?.endsInBeep === true ? beforeBeep(whole) : whole;
    const transcript = await transcribe(transcriber, samples);
    const script = pronounceText(text, dictionary).words;
    const { words } = scoreReading(
      engine,
      samples,
      script,
      askTranscript(script, { transcript, dictionary }),
    );
    const errors = countWordErrors(text, transcript.text);
    return {
      ...errors,
      ...(errors.wordErrors > 0 ? { heard: transcript.text } : {}),
      times: words.filter(({ type }) => type !== 'EXTRA').map(timesOf),
    };
  };
}

function timesOf({ start, dur }: ReadWord): HeardAudio['times'][number] {
  return start === null || dur === null ? null : [Math.round(start * 1000), Math.round((start + dur) * 1000)];
}

function writeHeard(bankFolder: string, heard: readonly HeardAudio[]): void {
  const path = join(bankFolder, 'audio', heardFileName);
  const rows = heard.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  writeWhole(path, `{\n  "format": 1,\n  "entries": [\n${rows}\n  ]\n}\n`);
}

/**
 * Listens to every rendering that nobody has listened to yet, and keeps when each word is spoken and how much of the script the
 * transcript engine understood. Each is written down at once, so a run that is stopped goes on where it was.
 */
export async function listenToAll(
  bankFolder: string,
  items: readonly BankItem[],
  entries: readonly AudioEntry[],
  say: Say,
): Promise<void> {
  const known = readHeardAudio(bankFolder);
  const byId = new Map(items.map((item) => [item.id, item]));
  // The short ones first: a run that is stopped has done most of them.
  const open = entries.filter(({ sha256 }) => !known.has(sha256)).sort((a, b) => a.durationMs - b.durationMs);
  if (open.length === 0) return;
  const listen = await openEar(say);
  for (const [at, entry] of open.entries()) {
    const item = byId.get(entry.itemId);
    const text = item && spokenTextOf(item);
    if (item === undefined || text === undefined) continue;
    const name = audioFileName(entry);
    const heard = await listen(join(bankFolder, 'audio', name), item, text);
    known.set(entry.sha256, { sha256: entry.sha256, ...heard });
    writeHeard(
      bankFolder,
      entries.flatMap(({ sha256 }) => known.get(sha256) ?? []),
    );
    const unheard = heard.times.filter((time) => time === null).length;
    say(
      `[${at + 1}/${open.length} listened to] ${name}: ${heard.wordErrors} of ${heard.words} words heard otherwise, ${unheard} without a time`,
    );
  }
}
