import type { BankItem } from '#contract/items/bank-item.ts';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import type { ContentManifest, ContentPack } from '#contract/entities/content-pack.ts';
import { bankTaskTypes } from '#contract/items/bank-item.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { Bank } from '#content/load-bank.ts';
import { sha256Of } from '#content/sha256.ts';
import { foldTitle } from '#domain/listing/fold-title.ts';
import { Problem } from '#server/problem.ts';
import { indexTranslations, type TranslationIndex } from './translation-index.ts';

export interface Pack {
  readonly sha256: string;
  readonly bytes: Buffer;
}

/** A media file of the bank. */
export interface Media {
  readonly path: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
}

/** The question bank, indexed for the calls that read it. */
export interface BankIndex {
  /** All items of a task, by id; none for a task without items. */
  ofTask(taskType: TaskType): readonly BankItem[];
  /** The title as lists look into it and sort by it. */
  titleKeyOf(item: BankItem): string;
  /** @throws Problem NOT_FOUND: no such practice, or not of this task */
  get(taskType: TaskType, practiceId: number): BankItem;
  /** @throws Problem NOT_FOUND */
  getById(practiceId: number): BankItem;
  findById(practiceId: number): BankItem | undefined;
  readonly items: readonly BankItem[];
  readonly manifest: ContentManifest;
  findPack(sha256: string): Pack | undefined;
  findMedia(sha256: string): Media | undefined;
  readonly translations: TranslationIndex;
}

const explanationOf = ({ explanationAudio }: BankItem): ItemAudio[] =>
  explanationAudio ? [explanationAudio] : [];
const mediaFile = ({ sha256, mimeType, sizeBytes }: ItemAudio) => ({ sha256, mimeType, sizeBytes });

/** Indexes a bank and makes its packs: the bytes that devices download and keep for ever. */
export function indexBank(bank: Bank): BankIndex {
  const byId = new Map(bank.items.map((item) => [item.id, item]));
  const titleKeys = new Map(bank.items.map((item) => [item.id, foldTitle(item.title)]));
  const byTask = Map.groupBy(bank.items, (item): TaskType => item.taskType);
  const media = new Map<string, Media>();
  for (const audio of bank.items.flatMap((item) => [...item.audios, ...explanationOf(item)])) {
    const path = bank.mediaPath(audio.sha256);
    if (path !== undefined)
      media.set(audio.sha256, { path, mimeType: audio.mimeType, sizeBytes: audio.sizeBytes });
  }
  const packs = bankTaskTypes
    .map((taskType) => ({ taskType, items: byTask.get(taskType) ?? [] }))
    .filter(({ items }) => items.length > 0)
    .map(({ taskType, items }) => {
      const pack: ContentPack = { format: 1, taskType, items };
      const bytes = Buffer.from(JSON.stringify(pack));
      return { taskType, items, bytes, sha256: sha256Of(bytes) };
    });
  const packByHash = new Map(packs.map((pack) => [pack.sha256, pack]));
  const notFound = () => new Problem('NOT_FOUND', 'The practice does not exist');
  const getById = (practiceId: number) => {
    const item = byId.get(practiceId);
    if (item === undefined) throw notFound();
    return item;
  };
  return {
    ofTask: (taskType) => byTask.get(taskType) ?? [],
    titleKeyOf: (item) => titleKeys.get(item.id) ?? foldTitle(item.title),
    get: (taskType, practiceId) => {
      const item = getById(practiceId);
      if (item.taskType !== taskType) throw notFound();
      return item;
    },
    getById,
    findById: (practiceId) => byId.get(practiceId),
    items: bank.items,
    manifest: {
      format: 1,
      version: sha256Of(packs.map((pack) => pack.sha256).join('\n')),
      packs: packs.map((pack) => ({
        taskType: pack.taskType,
        sha256: pack.sha256,
        sizeBytes: pack.bytes.length,
        itemCount: pack.items.length,
        media: pack.items.flatMap((item) => item.audios).map(mediaFile),
        explanations: pack.items.flatMap(explanationOf).map(mediaFile),
      })),
    },
    findPack: (sha256) => packByHash.get(sha256),
    findMedia: (sha256) => media.get(sha256),
    translations: indexTranslations(bank.translations),
  };
}
