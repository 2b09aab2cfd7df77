import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BankItem } from '#contract/items/bank-item.ts';
import { audioFileName, type AudioEntry } from '#content/audio-index.ts';
import { spokenTextHash, spokenTextOf } from '#content/spoken-text.ts';
import { castOf, type Voice } from '#content/voices.ts';
import { soundOf } from '#domain/tasks/bank-rules-of.ts';
import { sha256Of } from '#content/sha256.ts';

export interface AudioJob {
  readonly item: BankItem;
  readonly voice: Voice;
  readonly text: string;
  readonly textHash: string;
}

/** Every rendering that the bank needs. What is heard comes first: it cannot be practised without audio. */
export function planAudio(items: readonly BankItem[]): AudioJob[] {
  const jobs = items.flatMap((item) => {
    const text = spokenTextOf(item);
    if (text === undefined) return [];
    const textHash = spokenTextHash(item);
    return castOf(item).map((voice) => ({ item, voice, text, textHash }));
  });
  const isModel = ({ item }: AudioJob) => Number(soundOf(item.taskType)?.isModel ?? false);
  return jobs.sort((a, b) => isModel(a) - isModel(b));
}

function isIntact(entry: AudioEntry, folder: string): boolean {
  const path = join(folder, 'audio', audioFileName(entry));
  if (!existsSync(path)) return false;
  return sha256Of(readFileSync(path)) === entry.sha256;
}

/** Parts the index into what is still right and what no job wants any more. */
export function sortEntries(
  jobs: readonly AudioJob[],
  entries: readonly AudioEntry[],
  folder: string,
): { current: AudioEntry[]; stale: AudioEntry[] } {
  const wanted = new Map(jobs.map((job) => [`${job.item.id}/${job.voice.id}`, job.textHash]));
  const isCurrent = (entry: AudioEntry) =>
    wanted.get(`${entry.itemId}/${entry.voice}`) === entry.textHash && isIntact(entry, folder);
  return {
    current: entries.filter(isCurrent),
    stale: entries.filter((entry) => !isCurrent(entry)),
  };
}
