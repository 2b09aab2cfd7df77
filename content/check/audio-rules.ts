import type { BankItem, BankTaskType } from '#contract/items/bank-item.ts';
import { soundOf } from '#domain/tasks/bank-rules-of.ts';
import { audioFileName, soundFolder, type AudioEntry } from '#content/audio-index.ts';
import { heardFileName } from '#content/heard-audio.ts';
import { renderingsOf } from '#content/renderings.ts';
import { spokenTextHash, spokenTextOf } from '#content/spoken-text.ts';
import { frameMs } from '#content/sound-frame.ts';
import type { CheckedItem, Problem } from './problem.ts';
import { folderFaults, voiceFaults } from './sound-files.ts';

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
  return [
    ...(entry.textHash === spokenTextHash(item) ? [] : [`${name} is out of date: its item has changed`]),
    ...voiceFaults(entry),
    ...lengthFaults(name, entry.durationMs, item.taskType),
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
  const messages = [
    ...entries.flatMap((entry) => indexFaults(entry, byId.get(entry.itemId))),
    ...folderFaults(soundFolder(folder, 'question'), entries, [heardFileName]),
  ];
  return [
    ...items.filter(needsAudio).flatMap((checked) => missingAudio(checked, entries)),
    ...messages.map((message) => ({ file: 'audio', message })),
  ];
}
