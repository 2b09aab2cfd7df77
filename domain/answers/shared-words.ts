import { taskAddresses, type AnswerKind, type TaskType } from '#contract/task-type.ts';

/** What others can do with a shared answer, by what it is. Texts have names of their own. */
const byKind = {
  record: 'hear your recording',
  write: 'read your text',
  choose: 'see the options that you chose',
  arrange: 'see the order that you chose',
  fill: 'see the words that you put into the gaps',
  highlight: 'see the words that you marked',
  type: 'read the sentence that you typed',
} as const satisfies Record<AnswerKind, string>;

const byTask: Partial<Record<TaskType, string>> = {
  WE: 'read your essay',
  WEM: 'read your email',
  SWT: 'read your summary',
  SST: 'read your summary',
};

/** What other learners get of one shared answer, to follow "Other learners" or "They". */
export function sharedWords(taskType: TaskType): string {
  const part = byTask[taskType] ?? byKind[taskAddresses[taskType].answerKind];
  return `see your nickname, picture and score, and can ${part}`;
}

/** The same of answers of all kinds. */
export const allSharedWords =
  'see your nickname, picture and score, hear your recordings, read your texts and see what you chose';
