import { nationalForm } from '#domain/spelling/national-spelling.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';

export interface DictationWord {
  /** As written, for showing. */
  readonly text: string;
  /** Lower case, for comparing letters. */
  readonly bare: string;
  /** Shared by all accepted spellings of the word. */
  readonly form: string;
}

/**
 * The words of the key and of the answer, made comparable. Nobody hears a hyphen, so `well known` typed for
 * `well-known` becomes one word, and `well-known` typed for `well known` becomes two: only where the key has that
 * very form more often than the answer, so that an answer equal to the key stays as it is.
 */
export function dictationWords(
  transcript: string,
  typedText: string,
): Record<'key' | 'typed', DictationWord[]> {
  const key = wordTokens(transcript).map(({ word }) => dictationWord(word));
  const typed = wordTokens(typedText).map(({ word }) => dictationWord(word));
  return { key, typed: splitCompounds(key, joinCompounds(key, typed)) };
}

function dictationWord(text: string): DictationWord {
  return { text, bare: text.toLowerCase(), form: nationalForm(text) };
}

function joinCompounds(key: readonly DictationWord[], typed: readonly DictationWord[]): DictationWord[] {
  let words = [...typed];
  for (const { form, text } of key.filter(({ form }) => form.includes('-'))) {
    const parts = form.split('-');
    const at = words.findIndex((_, i) => isRun(words, i, parts));
    if (at < 0 || countForm(words, form) >= countForm(key, form)) continue;
    const run = words.slice(at, at + parts.length);
    const joined = { text: run.map((word) => word.text).join(' '), bare: text.toLowerCase(), form };
    words = [...words.slice(0, at), joined, ...words.slice(at + parts.length)];
  }
  return words;
}

function splitCompounds(key: readonly DictationWord[], typed: readonly DictationWord[]): DictationWord[] {
  const keyForms = new Set(key.map(({ form }) => form));
  return typed.flatMap((word) => {
    if (!word.text.includes('-') || keyForms.has(word.form)) return [word];
    const parts = word.text.split('-').map(dictationWord);
    const forms = parts.map(({ form }) => form);
    return key.some((_, i) => isRun(key, i, forms)) ? parts : [word];
  });
}

function isRun(words: readonly DictationWord[], at: number, forms: readonly string[]): boolean {
  return forms.every((form, i) => words[at + i]?.form === form);
}

function countForm(words: readonly DictationWord[], form: string): number {
  return words.filter((word) => word.form === form).length;
}
