import type { BankItem } from '#contract/items/bank-item.ts';
import type { Translation } from '#contract/items/translation.ts';
import { sentencesToTranslate } from '#content/translated-text.ts';
import { Problem } from '#server/problem.ts';
import type { TranslationIndex } from '#server/store/translation-index.ts';
import type { Translator } from '#server/translate/libre-translate.ts';
import { createAllowance } from './allowance.ts';

/** Far more than a learner reads. Others pay for the service. */
const asksAnHour = { most: 60, perMs: 3_600_000 };
/** As long as answers of the API may be cached. */
const keptMs = 1_800_000;
/** Translations that are kept at once: the whole bank in a few languages. */
const usualMost = 5_000;

const source = 'EN';

interface TranslationSources {
  /** `null`: there is no service. */
  readonly translator: Translator | null;
  readonly translations: Pick<TranslationIndex, 'find'>;
}

export interface PracticeTranslationsOptions {
  readonly now?: () => number;
  /** How many translations are kept at once; the oldest make room. */
  readonly mostKept?: number;
}

/** The bank's own translation of a practice, and that of a service where there is none and one is set up. */
export function createPracticeTranslations(
  { translator, translations }: TranslationSources,
  { now = Date.now, mostKept = usualMost }: PracticeTranslationsOptions = {},
) {
  /** In the order in which they were asked for. */
  const kept = new Map<string, { readonly asked: Promise<Translation>; readonly endsAt: number }>();
  const countAsk = createAllowance({ ...asksAnHour, now });

  async function ask(service: Translator, item: BankItem, language: string): Promise<Translation> {
    const sentences = sentencesToTranslate(item);
    const targets = await service.translate(
      sentences.map(({ text }) => text),
      language,
    );
    const sentenceList = sentences.map(({ part, text }, at) => ({
      part,
      source: text,
      target: targets[at] ?? '',
      alignments: [],
    }));
    return { sentenceList, isMachine: true };
  }

  return async (item: BankItem, language: string, learnerId: string): Promise<Translation> => {
    const own = translations.find(item.id, language);
    if (own !== undefined) return { sentenceList: [...own], isMachine: false };
    if (translator === null || language === source)
      throw new Problem('NOT_FOUND', 'Nobody has translated this practice into that language');
    const key = `${item.id} ${language}`;
    for (const [old, { endsAt }] of kept) {
      if (endsAt > now()) break;
      kept.delete(old);
    }
    const before = kept.get(key);
    if (before !== undefined) return before.asked;
    countAsk(learnerId);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
    const entry = { asked: ask(translator, item, language), endsAt: now() + keptMs };
    kept.set(key, entry);
    // What failed is asked for again.
    void entry.asked.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.asked;
  };
}
