import { taskAddresses, taskTypes } from '#contract/task-type.ts';

/**
 * The full address of a question of which only section and number are known (spec section 2). The bank numbers its
 * questions by task type: position (from 1) times 1000 plus a running number.
 */
export function taskOfQuestion(section: string, text: string) {
  if (!/^\d{4,5}$/.test(text)) return undefined;
  const taskType = taskTypes[Math.floor(Number(text) / 1000) - 1];
  if (!taskType || taskAddresses[taskType].section !== section) return undefined;
  return { section, slug: taskAddresses[taskType].slug, questionId: text };
}
