import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BankItem } from '#contract/items/bank-item.ts';
import { audioFileName, type AudioEntry } from '#content/audio-index.ts';
import { explanationHash, explanationRendering } from '#content/explanation-sound.ts';
import { renderingsOf, type Rendering } from '#content/renderings.ts';
import { spokenTextHash } from '#content/spoken-text.ts';
import { soundOf } from '#domain/tasks/bank-rules-of.ts';
import { sha256Of } from '#content/sha256.ts';

export interface AudioJob {
  readonly item: BankItem;
  readonly rendering: Rendering;
  readonly textHash: string;
}

/** What tells a rendering from all others of the bank. */
export const renderingKey = (entry: Pick<AudioEntry, 'itemId' | 'voice'>) => `${entry.itemId}/${entry.voice}`;
export const jobKey = ({ item, rendering }: AudioJob) =>
  renderingKey({ itemId: item.id, voice: rendering.voice });

/** Every rendering that the bank needs. What is heard comes first: it cannot be practised without audio. */
export function planAudio(items: readonly BankItem[]): AudioJob[] {
  const jobs = items.flatMap((item) => {
    const renderings = renderingsOf(item);
    if (renderings.length === 0) return [];
    const textHash = spokenTextHash(item);
    return renderings.map((rendering) => ({ item, rendering, textHash }));
  });
  const isModel = ({ item }: AudioJob) => Number(soundOf(item.taskType)?.isModel ?? false);
  return jobs.sort((a, b) => isModel(a) - isModel(b));
}

/** The jobs of these task types and items (`ASQ`, `6001`); all of them when none are named. */
export function onlyJobsOf(jobs: readonly AudioJob[], names: readonly string[]): AudioJob[] {
  const isNamed = ({ item }: AudioJob) => names.includes(item.taskType) || names.includes(String(item.id));
  return jobs.filter((job) => names.length === 0 || isNamed(job));
}

/** Every explanation, spoken once. Learners meet the first questions of each task first: those of the lowest ids come first. */
export function planExplanations(items: readonly BankItem[]): AudioJob[] {
  const byTask = Map.groupBy(items, ({ taskType }) => taskType);
  const placeOf = new Map(
    [...byTask.values()].flatMap((own) =>
      own.toSorted((a, b) => a.id - b.id).map(({ id }, at) => [id, at] as const),
    ),
  );
  return items
    .toSorted((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0) || a.id - b.id)
    .flatMap((item) =>
      explanationRendering(item).map((rendering) => ({ item, rendering, textHash: explanationHash(item) })),
    );
}

function isIntact(entry: AudioEntry, folder: string): boolean {
  const path = join(folder, audioFileName(entry));
  if (!existsSync(path)) return false;
  return sha256Of(readFileSync(path)) === entry.sha256;
}

/** Parts the index of a folder of sound into what is still right and what no job wants any more. */
export function sortEntries(
  jobs: readonly AudioJob[],
  entries: readonly AudioEntry[],
  folder: string,
): { current: AudioEntry[]; stale: AudioEntry[] } {
  const wanted = new Map(jobs.map((job) => [jobKey(job), job.textHash]));
  const isCurrent = (entry: AudioEntry) =>
    wanted.get(renderingKey(entry)) === entry.textHash && isIntact(entry, folder);
  return {
    current: entries.filter(isCurrent),
    stale: entries.filter((entry) => !isCurrent(entry)),
  };
}
