import type { TranslationManifest, TranslationPack } from '#contract/entities/translation-pack.ts';
import type { Translation } from '#contract/items/translation.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { ReadContext } from '#data/store/context.ts';
import { readMeta, writeMeta, type KeptLanguage } from '#data/store/meta.ts';

type Store = Pick<ReadContext, 'db'>;

/** By question first: all that a question has is one stretch of keys. */
export const translationKey = (practiceId: number, language: string) =>
  `translation ${practiceId} ${language}` as const;
const languageKey = (language: string) => `translation-language ${language}` as const;

/** What the server offers, for when there is no connection. */
export async function keepTranslationOffer({ db }: Store, offer: TranslationManifest): Promise<void> {
  await writeMeta(db, 'translation-offer', offer);
}

/** What is on this device of a language; `null`: not its pack. */
export async function findKeptLanguage({ db }: Store, language: string): Promise<KeptLanguage | null> {
  return readMeta(db, languageKey(language));
}

/**
 * Takes the pack of a language in, in one piece. What an older one had goes, and what a machine made goes where people have
 * translated it since.
 */
export async function importTranslations(
  { db }: Store,
  { language, items }: TranslationPack,
  file: { sha256: string; sizeBytes: number },
): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const before = await readMeta(db, languageKey(language));
    await db.meta.bulkDelete((before?.practiceIds ?? []).map((id) => translationKey(id, language)));
    await db.meta.bulkPut(
      items.map(({ id, sentenceList }) => {
        const value: Translation = { sentenceList, isMachine: false };
        return { key: translationKey(id, language), value };
      }),
    );
    await writeMeta(db, languageKey(language), { ...file, practiceIds: items.map(({ id }) => id) });
    const removed = (await readMeta(db, 'translations-removed')) ?? [];
    await writeMeta(
      db,
      'translations-removed',
      removed.filter((each) => each !== language),
    );
  });
}

/** Keeps what a machine made of a question. A translation by people stays. */
export async function keepMachineTranslation(
  { db }: Store,
  { practiceId, language }: { practiceId: number; language: string },
  translation: Translation,
): Promise<void> {
  const key = translationKey(practiceId, language);
  await db.transaction('rw', db.meta, async () => {
    const before = await readMeta(db, key);
    if (before === null || before.isMachine) await writeMeta(db, key, translation);
  });
}

/**
 * Takes the pack of a language off this device, until it is asked for again. What a machine made stays: it cannot be had again without
 * a connection.
 */
export async function removeTranslations({ db }: Store, language: string): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const before = await readMeta(db, languageKey(language));
    const keys = (before?.practiceIds ?? []).map((id) => translationKey(id, language));
    await db.meta.bulkDelete([...keys, languageKey(language)]);
    const removed = (await readMeta(db, 'translations-removed')) ?? [];
    await writeMeta(db, 'translations-removed', [...new Set([...removed, language])]);
  });
}

/** How the request for a translation ended. `not-there`: the server has none into that language. */
export type FetchTranslationResult =
  | 'kept'
  | 'no-connection'
  | 'signed-out'
  | 'not-there'
  | 'no-answer'
  | 'no-room';

/** Brings translations to this device. Nothing rejects for want of a network. */
export interface Translations {
  /** Asks the server which languages there are. */
  readonly look: () => Promise<'known' | 'no-connection'>;
  /** Fetches a question in another language, by people with their whole pack, or by a machine alone. */
  readonly fetch: (
    question: { readonly taskType: TaskType; readonly practiceId: number },
    language: string,
  ) => Promise<FetchTranslationResult>;
  /** Brings the packs of these languages, unless they were removed, and newer ones of those that are here. */
  readonly keep: (languages: readonly string[]) => Promise<void>;
}
