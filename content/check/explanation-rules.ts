import { audioFileName, soundFolder, type AudioEntry } from '#content/audio-index.ts';
import { explanationHash, explanationRendering } from '#content/explanation-sound.ts';
import type { CheckedItem, Problem } from './problem.ts';
import { folderFaults, voiceFaults } from './sound-files.ts';

/** Spoken explanations have to be those of their items. One that is not spoken yet is no fault: the device's own voice reads it. */
export function checkExplanations(
  folder: string,
  items: readonly CheckedItem[],
  entries: readonly AudioEntry[],
): Problem[] {
  const byId = new Map(items.map(({ item }) => [item.id, item]));
  const indexFaults = (entry: AudioEntry): string[] => {
    const name = audioFileName(entry);
    const item = byId.get(entry.itemId);
    if (item === undefined) return [`${name} belongs to no item`];
    const isCast = explanationRendering(item).some(({ voice }) => voice === entry.voice);
    return [
      ...(entry.textHash === explanationHash(item)
        ? []
        : [`${name} is out of date: its explanation has changed`]),
      ...(isCast ? [] : [`${name} is not spoken by the voice of its item`]),
      ...voiceFaults(entry),
    ];
  };
  return [...entries.flatMap(indexFaults), ...folderFaults(soundFolder(folder, 'explanation'), entries)].map(
    (message) => ({ file: 'explanations', message }),
  );
}
