import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audioFileName, type AudioEntry } from '#content/audio-index.ts';
import { sha256Of } from '#content/sha256.ts';
import { castLabel, castOfId } from '#content/voices.ts';
import { readMp3 } from '#domain/audio/mp3.ts';
import { commonLufs, lufsTolerance } from '#domain/signal/common-loudness.ts';

/** What an index says wrongly of a voice, and a sound that is too loud or too quiet. */
export function voiceFaults(entry: AudioEntry): string[] {
  const name = audioFileName(entry);
  const cast = castOfId(entry.voice);
  return [
    ...(cast === undefined ? [`${name} has an unknown voice`] : []),
    ...(cast !== undefined && (cast[0]?.accent !== entry.accent || castLabel(cast) !== entry.label)
      ? [`${name} does not have the label and accent of its voice`]
      : []),
    ...(Math.abs(entry.lufs - commonLufs) > lufsTolerance
      ? [`${name} has a loudness of ${entry.lufs} LUFS`]
      : []),
  ];
}

function fileFaults(entry: AudioEntry, folder: string): string[] {
  const name = audioFileName(entry);
  const path = join(folder, name);
  if (!existsSync(path)) return [`${name} is in the index, but the file is missing`];
  const bytes = readFileSync(path);
  if (sha256Of(bytes) !== entry.sha256) {
    return [`${name} is not the file that the index knows (other hash)`];
  }
  const facts = readMp3(bytes);
  if (!facts?.isWhole) return [`${name} is not a readable MP3`];
  return [
    ...(bytes.length === entry.sizeBytes
      ? []
      : [`${name} has ${bytes.length} bytes, the index says ${entry.sizeBytes}`]),
    ...(Math.abs(facts.durationMs - entry.durationMs) <= 1
      ? []
      : [`${name} lasts ${facts.durationMs} ms, the index says ${entry.durationMs}`]),
    ...(facts.sampleRate === 24_000 && facts.channels === 1 ? [] : [`${name} is not mono at 24 kHz`]),
  ];
}

/** Whether the files of a folder and its index say the same. `others`: what else may lie there. */
export function folderFaults(
  folder: string,
  entries: readonly AudioEntry[],
  others: readonly string[] = [],
): string[] {
  const indexed = new Set([...entries.map(audioFileName), ...others, 'index.json']);
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const twice = entries.filter(
    (entry, i) => entries.findIndex((e) => audioFileName(e) === audioFileName(entry)) !== i,
  );
  return [
    ...entries.flatMap((entry) => fileFaults(entry, folder)),
    ...twice.map((entry) => `${audioFileName(entry)} is in the index twice`),
    ...present
      .filter((name) => !indexed.has(name))
      .map((name) => `${name} is left over: the index does not know it`),
  ];
}
