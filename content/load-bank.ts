import { join } from 'node:path';
import { BankItem } from '#contract/items/bank-item.ts';
import {
  audioFileName,
  readAudioIndex,
  soundFolder,
  toItemAudio,
  type AudioEntry,
  type SoundKind,
} from './audio-index.ts';
import { bankFolder, readItemFiles, type ItemFile } from './bank-files.ts';
import { readHeardAudio } from './heard-audio.ts';
import { pronunciationsOf, readPronunciations } from './pronunciations.ts';
import { readTranslations, type BankTranslations } from './read-translations.ts';

export interface Bank {
  /** By id, each with its `audios`, `explanationAudio` and `pronunciations`. */
  readonly items: readonly BankItem[];
  /** Absolute path of an audio file of the bank; `undefined` for any other hash. */
  mediaPath(sha256: string): string | undefined;
  readonly translations: BankTranslations;
}

function parseItem(file: ItemFile): BankItem {
  const parsed = file.content.kind === 'json' ? BankItem.safeParse(file.content.value) : undefined;
  if (parsed?.success) return parsed.data;
  throw new Error(`content/${file.path} is not a bank item. Run "npm run content:check" to see why.`);
}

/**
 * Reads the question bank from disk. Checks only that each file is an item: `npm run content:check` does the rest,
 * before an item is committed. Throws, naming the file, when one is not.
 */
export function loadBank(folder: string = bankFolder): Bank {
  const entries = readAudioIndex(folder);
  const explanations = readAudioIndex(folder, 'explanation');
  const pathsOf = (kind: SoundKind, some: readonly AudioEntry[]) =>
    some.map((entry) => [entry.sha256, join(soundFolder(folder, kind), audioFileName(entry))] as const);
  const pathByHash = new Map([...pathsOf('question', entries), ...pathsOf('explanation', explanations)]);
  const explanationById = new Map(explanations.map((entry) => [entry.itemId, toItemAudio(entry)]));
  const audiosById = Map.groupBy(entries, (entry) => entry.itemId);
  const heard = readHeardAudio(folder);
  const pronunciations = readPronunciations(folder);
  const items = readItemFiles(folder)
    .map(parseItem)
    .map((item) => {
      const audios = (audiosById.get(item.id) ?? []).map((entry) => {
        const times = heard.get(entry.sha256)?.times;
        return { ...toItemAudio(entry), ...(times ? { wordTimes: times } : {}) };
      });
      const lines = pronunciationsOf(item, pronunciations);
      const explanationAudio = explanationById.get(item.id);
      return {
        ...item,
        audios,
        ...(explanationAudio ? { explanationAudio } : {}),
        ...(lines ? { pronunciations: lines } : {}),
      };
    })
    .sort((a, b) => a.id - b.id);
  return {
    items,
    mediaPath: (sha256) => pathByHash.get(sha256),
    translations: readTranslations(folder),
  };
}
