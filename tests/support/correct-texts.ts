import { loadBank } from '#content/load-bank.ts';
import { textsOf } from '#domain/tasks/rules-of.ts';

/** All English of the question bank: passages, model answers, explanations. We wrote it and hold it to be right. */
export function correctTexts(): string[] {
  return loadBank().items.flatMap((item) => {
    const { source, spoken, answer } = textsOf(item);
    return [...new Set([source, spoken, answer, item.explanation])];
  });
}
