import type { ItemTexts } from './task-rules.ts';

interface Choice {
  readonly options: readonly { readonly id: string; readonly text: string }[];
  /** One id, or several. */
  readonly correct: string | readonly string[];
}

/** The right options of a choice as text, each in a paragraph of its own. */
export function rightOptions({ options, correct }: Choice): string {
  return options
    .filter(({ id }) => correct === id || (typeof correct !== 'string' && correct.includes(id)))
    .map(({ text }) => text)
    .join('\n\n');
}

/** The texts of a recording with a choice. */
export function heardChoiceTexts(item: Choice & { readonly transcript: string }): ItemTexts {
  return { source: item.transcript, spoken: item.transcript, answer: rightOptions(item) };
}

/** The texts of a passage with a choice. */
export function readChoiceTexts(item: Choice & { readonly passage: string }): ItemTexts {
  return { source: item.passage, readFirst: item.passage, spoken: '', answer: rightOptions(item) };
}
