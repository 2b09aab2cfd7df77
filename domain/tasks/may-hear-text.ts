import type { PracticeMode } from '#contract/exam.ts';
import type { BankTaskType } from '#contract/items/bank-item.ts';

/**
 * When the device's voice may read out the text of a question. `at-once`: it stands there whole, and hearing it tells no more than
 * reading it. `after`: it has gaps, so that it can be read out once they are filled. `recorded`: it is heard as a recording, or is
 * what has to be heard; its player comes with the question or with the answer.
 */
const rules = {
  RA: 'at-once',
  RS: 'recorded',
  DI: 'recorded',
  RL: 'recorded',
  SWT: 'at-once',
  ASQ: 'recorded',
  SGD: 'recorded',
  RTS: 'recorded',
  WE: 'at-once',
  WEM: 'at-once',
  RO: 'at-once',
  MCS_R: 'at-once',
  FIB_RW: 'after',
  MCM_R: 'at-once',
  FIB_R: 'after',
  MCM_L: 'recorded',
  FIB_L: 'recorded',
  HCS: 'recorded',
  MCS_L: 'recorded',
  SMW: 'recorded',
  HIW: 'recorded',
  SST: 'recorded',
  WFD: 'recorded',
} as const satisfies Record<BankTaskType, 'at-once' | 'after' | 'recorded'>;

/**
 * Whether the device's voice may read out the text of a question. `mode`: how it is being answered; `null` once the answer is in, or
 * the learner has asked to see it. The exam reads nothing out before its end.
 */
export function mayHearText(taskType: BankTaskType, mode: PracticeMode | null): boolean {
  const rule = rules[taskType];
  if (rule === 'recorded' || mode === 'EXAM') return false;
  return mode === null || rule === 'at-once';
}
