import { loadBank } from '#content/load-bank.ts';
import type { BankItem } from '#contract/items/bank-item.ts';

function textsOf(item: BankItem): string[] {
  switch (item.taskType) {
    case 'WE':
      return [item.prompt, ...item.modelAnswers];
    case 'RA':
      return [item.text];
    case 'RO':
      return [item.paragraphs.map(({ text }) => text).join(' ')];
    case 'MCS_R':
      return [item.passage, item.question, ...item.options.map(({ note }) => note)];
    case 'DI':
      return [item.summary, item.description, ...item.modelAnswers];
    case 'RL':
      return [item.transcript, ...item.modelAnswers];
    case 'RS':
    case 'WFD':
      return [item.transcript];
  }
}

/** All English of the question bank: passages, model answers, explanations. We wrote it and hold it to be right. */
export function correctTexts(): string[] {
  return loadBank().items.flatMap((item) => [...textsOf(item), item.explanation]);
}
