import { taskAddresses } from '#contract/task-type.ts';
import { taskTypeOf } from '#domain/listing/task-type-of.ts';

/**
 * The full address of a question of which only section and number are known (spec section 2).
 */
export function taskOfQuestion(section: string, text: string) {
  if (!/^\d{4,5}$/.test(text)) return undefined;
  const taskType = taskTypeOf(Number(text));
  if (!taskType || taskAddresses[taskType].section !== section) return undefined;
  return { section, slug: taskAddresses[taskType].slug, questionId: text };
}
