import { loadBank } from '#content/load-bank.ts';
import { textsOf } from '#domain/tasks/rules-of.ts';

/** All English of the question bank: passages, model answers, explanations. We wrote it and hold it to be right. */
export function correctTexts(): string[] {
  return loadBank().items.flatMap((item) => {
    const { source, answer } = textsOf(item);
    const notes = 'options' in item ? item.options.map(({ note }) => note) : [];
    return [...new Set([source, answer])].concat(notes, item.explanation);
  });
}
