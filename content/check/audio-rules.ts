import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BankItem, BankTaskType } from '#contract/items/bank-item.ts';
import { soundOf } from '#domain/tasks/bank-rules-of.ts';
import { audioFileName, type AudioEntry } from '#content/audio-index.ts';
import { readMp3 } from '#domain/audio/mp3.ts';
import { heardFileName } from '#content/heard-audio.ts';
import { renderingsOf } from '#content/renderings.ts';
import { spokenTextHash, spokenTextOf } from '#content/spoken-text.ts';
import { frameMs } from '#content/sound-frame.ts';
import { castLabel, castOfId } from '#content/voices.ts';
import { sha256Of } from '#content/sha256.ts';
import type { CheckedItem, Problem } from './problem.ts';

const targetLufs = -18;
const lufsTolerance = 1;

function lengthFaults(name: string, durationMs: number, taskType: BankTaskType): string[] {
  const sound = soundOf(taskType);
  const limits = sound?.seconds;
  const seconds = (durationMs - frameMs(sound?.endsInBeep === true)) / 1000;
  return limits !== undefined && (seconds < limits.least || seconds > limits.most)
    ? [`${name} has ${seconds.toFixed(1)} s of speech, ${limits.should}`]
    : [];
}

function indexFaults(entry: AudioEntry, item: BankItem | undefined): string[] {
  const name = audioFileName(entry);
  if (item === undefined || spokenTextOf(item) === undefined)
    return [`${name} belongs to no item that is spoken`];
  const cast = castOfId(entry.voice);
  return [
    ...(entry.textHash === spokenTextHash(item) ? [] : [`${name} is out of date: its item has changed`]),
    ...(cast === undefined ? [`${name} has an unknown voice`] : []),
    ...(cast !== undefined && (cast[0]?.accent !== entry.accent || castLabel(cast) !== entry.label)
      ? [`${name} does not have the label and accent of its voice`]
      : []),
    ...(Math.abs(entry.lufs - targetLufs) > lufsTolerance
      ? [`${name} has a loudness of ${entry.lufs} LUFS`]
      : []),
    ...lengthFaults(name, entry.durationMs, item.taskType),
  ];
}

function fileFaults(entry: AudioEntry, folder: string): string[] {
  const name = audioFileName(entry);
  const path = join(folder, 'audio', name);
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

/** Renderings of an item's cast that are not there. */
function missingAudio({ file, item }: CheckedItem, entries: readonly AudioEntry[]): Problem[] {
  return renderingsOf(item)
    .filter(({ voice }) => !entries.some((entry) => entry.itemId === item.id && entry.voice === voice))
    .map(({ label }) => ({ file, message: `has no audio by ${label}. Run "npm run content:audio"` }));
}

/** What is heard cannot be practised without its audio. */
const needsAudio = ({ item }: CheckedItem) => soundOf(item.taskType)?.isModel !== true;

/** Model readings still to be rendered: the item can be practised without, so this is told and not refused. */
export function findOpenReadings(items: readonly CheckedItem[], entries: readonly AudioEntry[]): Problem[] {
  return items.filter((checked) => !needsAudio(checked)).flatMap((checked) => missingAudio(checked, entries));
}

/** The index, the files and the items have to say the same. */
export function checkAudio(
  folder: string,
  items: readonly CheckedItem[],
  entries: readonly AudioEntry[],
): Problem[] {
  const byId = new Map(items.map(({ item }) => [item.id, item]));
  const indexed = new Set(entries.map(audioFileName));
  const audioFolder = join(folder, 'audio');
  const present = existsSync(audioFolder) ? readdirSync(audioFolder) : [];
  const twice = entries.filter(
    (entry, i) => entries.findIndex((e) => audioFileName(e) === audioFileName(entry)) !== i,
  );
  const messages = [
    ...entries.flatMap((entry) => [
      ...indexFaults(entry, byId.get(entry.itemId)),
      ...fileFaults(entry, folder),
    ]),
    ...twice.map((entry) => `${audioFileName(entry)} is in the index twice`),
    ...present
      .filter((name) => name !== 'index.json' && name !== heardFileName && !indexed.has(name))
      .map((name) => `${name} is left over: the index does not know it`),
  ];
  return [
    ...items.filter(needsAudio).flatMap((checked) => missingAudio(checked, entries)),
    ...messages.map((message) => ({ file: 'audio', message })),
  ];
}
