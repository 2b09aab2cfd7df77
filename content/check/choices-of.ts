import type { BankItem } from '#contract/items/bank-item.ts';
import type { TaskType } from '#contract/task-type.ts';

/** Options of which some are right. */
export interface Choice {
  readonly task: TaskType;
  /** What is asked without the passage; `null` for a gap, which has the words round it. */
  readonly question: string | null;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly correct: readonly string[];
  /** One option is right, whatever the item. */
  readonly isSingle: boolean;
}

export interface Question extends Choice {
  readonly question: string;
}

export const isQuestion = (choice: Choice): choice is Question => choice.question !== null;

/** The choices that an item asks for. */
export function choicesOf(item: BankItem): Choice[] {
  const task = item.taskType;
  switch (item.taskType) {
    case 'MCS_R':
    case 'MCS_L':
      return [
        { task, question: item.question, options: item.options, correct: [item.correct], isSingle: true },
      ];
    case 'MCM_R':
    case 'MCM_L':
      return [
        { task, question: item.question, options: item.options, correct: item.correct, isSingle: false },
      ];
    case 'HCS':
      return [{ task, question: '', options: item.options, correct: [item.correct], isSingle: true }];
    case 'SMW':
      return [{ task, question: item.about, options: item.options, correct: [item.correct], isSingle: true }];
    case 'FIB_RW':
      return item.gaps.map(({ options, correct }) => ({
        task,
        question: null,
        options: options.map((text) => ({ id: text, text })),
        correct: [correct],
        isSingle: true,
      }));
    case 'RA':
    case 'RS':
    case 'DI':
    case 'RL':
    case 'ASQ':
    case 'SGD':
    case 'RTS':
    case 'SWT':
    case 'WE':
    case 'WEM':
    case 'RO':
    case 'FIB_R':
    case 'SST':
    case 'FIB_L':
    case 'HIW':
    case 'WFD':
      return [];
  }
}
