import type { Translation } from '#contract/items/translation.ts';
import type { ReadContext } from '#data/store/context.ts';
import { translationKey } from '#data/store/content/translation-store.ts';
import { readMeta, type KeptLanguage } from '#data/store/meta.ts';

/** A language that a question can be read in. */
export interface TranslationChoice {
  /** As profiles have it: `FA`. */
  readonly language: string;
  readonly isHere: boolean;
  readonly isMachine: boolean;
  /** What comes over the network with it, for all questions; `null`: this question alone. */
  readonly wireBytes: number | null;
}

/** The languages that a question really has: those that are here, those of packs on offer, those of a machine. */
export async function listTranslationChoices(
  { db }: ReadContext,
  { practiceId }: { practiceId: number },
): Promise<TranslationChoice[]> {
  return db.transaction('r', db.meta, async () => {
    const offer = await readMeta(db, 'translation-offer');
    const choices = new Map<string, TranslationChoice>();
    for (const language of offer?.machineLanguages ?? [])
      choices.set(language, { language, isHere: false, isMachine: true, wireBytes: null });
    for (const { language, wireBytes, practiceIds } of offer?.packs ?? [])
      if (practiceIds.includes(practiceId))
        choices.set(language, { language, isHere: false, isMachine: false, wireBytes });
    const start = translationKey(practiceId, '');
    await db.meta
      .where('key')
      .startsWith(start)
      .each(({ key, value }) => {
        const language = key.slice(start.length);
        const { isMachine } = value as Translation;
        const offered = choices.get(language);
        // People have translated it since.
        if (isMachine && offered?.isMachine === false) return;
        choices.set(language, { language, isHere: true, isMachine, wireBytes: null });
      });
    return [...choices.values()];
  });
}

/** A question in another language; `null`: not on this device. */
export async function findTranslation(
  { db }: ReadContext,
  { practiceId, language }: { practiceId: number; language: string },
): Promise<Translation | null> {
  return readMeta(db, translationKey(practiceId, language));
}

/** The packs of languages that are on this device, by their code. */
export async function listKeptLanguages({ db }: ReadContext): Promise<ReadonlyMap<string, KeptLanguage>> {
  const start = 'translation-language ';
  const rows = await db.meta.where('key').startsWith(start).toArray();
  return new Map(rows.map(({ key, value }) => [key.slice(start.length), value as KeptLanguage]));
}
