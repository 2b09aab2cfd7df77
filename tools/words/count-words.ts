import { loadBank } from '#content/load-bank.ts';
import { clickableWords } from '#domain/words/clickable-words.ts';
import { textsOf } from '#domain/tasks/rules-of.ts';

/** Asks once for each word: texts have most of theirs many times. */
export function askingOnce<Answer>(ask: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, Answer>();
  return (word) => {
    if (!answers.has(word)) answers.set(word, ask(word));
    return answers.get(word) as Answer;
  };
}

/** How often texts have each headword. */
export function countWords(texts: Iterable<string>, ask: (word: string) => string | undefined) {
  const headwordOf = askingOnce(ask);
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const { lookUp } of clickableWords(text)) {
      const word = headwordOf(lookUp);
      if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** All texts of the bank. */
export function* bankTexts(): Iterable<string> {
  for (const item of loadBank().items) {
    const { source, spoken, answer } = textsOf(item);
    yield* new Set([source, spoken, answer]);
  }
}
