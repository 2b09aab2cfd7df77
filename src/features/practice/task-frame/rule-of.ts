import type { BankItem } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';

/** The exam that an item is practised for: the learner's, or the item's own when a link led to one of the other exam. */
export function examOf(item: BankItem, pteType: PteType): PteType {
  return item.exams.includes(pteType) ? pteType : (item.exams[0] ?? pteType);
}

/** The rule of a task in an exam that has it. */
export function ruleOf(taskType: TaskType, pteType: PteType): TaskRule {
  const rule = taskRule(rubricFor(pteType), taskType);
  if (!rule) throw new Error(`${pteType} has no task ${taskType}`);
  return rule;
}
