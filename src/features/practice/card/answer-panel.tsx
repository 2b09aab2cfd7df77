import type { BankItem, BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import type { ValueOf } from '#domain/scoring/task-scorer.ts';
import type { Attempt } from '#features/practice/task-frame/attempt.ts';
import { useScreens } from '#features/practice/tasks/use-screens.ts';

interface AnswerPanelProps<T extends BankTaskType> {
  taskType: T;
  item: BankItem;
  rule: TaskRule;
  attempt: Attempt;
}

/** The way of answering of a task; suspends until its screens are here. */
export function AnswerPanel<T extends BankTaskType>({ taskType, item, rule, attempt }: AnswerPanelProps<T>) {
  const { AnswerPanel: Screen } = useScreens(taskType);
  // `taskType` is this item's own, and the attempt was opened for this item.
  return <Screen item={item as ItemOf<T>} rule={rule} attempt={attempt as unknown as Attempt<ValueOf<T>>} />;
}
