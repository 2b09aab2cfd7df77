import type { BankItem } from '#contract/items/bank-item.ts';
import type { Translation } from '#contract/items/translation.ts';
import { sentencesToTranslate } from '#content/translated-text.ts';
import { Problem } from '#server/problem.ts';
import type { Translator } from '#server/translate/libre-translate.ts';
import { createAllowance } from './allowance.ts';

/** Far more than a learner reads. Others pay for the service. */
const asksAnHour = { most: 60, perMs: 3_600_000 };
/** Translations that are kept while the server runs: the whole bank in a few languages. */
const mostKept = 5_000;

const source = 'EN';

/** The bank's own translation of a practice, and that of a service where there is none and one is set up. */
export function createPracticeTranslations(translator: Translator | null) {
  const kept = new Map<string, Promise<Translation>>();
  const countAsk = createAllowance(asksAnHour);

  async function ask(service: Translator, item: BankItem, language: string): Promise<Translation> {
    const sentences = sentencesToTranslate(item);
    const targets = await service.translate(sentences, language);
    const sentenceList = sentences.map((text, at) => ({
      source: text,
      target: targets[at] ?? '',
      alignments: [],
    }));
    return { sentenceList };
  }

  return async (item: BankItem, language: string, learnerId: string): Promise<Translation> => {
    const own = item.translations?.[language];
    if (own !== undefined) return own;
    if (translator === null || language === source)
      throw new Problem('NOT_FOUND', 'Nobody has translated this practice into that language');
    const key = `${item.id} ${language}`;
    const before = kept.get(key);
    if (before !== undefined) return before;
    countAsk(learnerId);
    if (kept.size >= mostKept) kept.clear();
    const asked = ask(translator, item, language);
    kept.set(key, asked);
    // What failed is asked for again.
    void asked.catch(() => kept.delete(key));
    return asked;
  };
}
