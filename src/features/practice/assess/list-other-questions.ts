import type { BankItem } from '#contract/items/bank-item.ts';
import type { ReadContext } from '#data/store/context.ts';
import { listItems } from '#data/queries/list-items.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import type { OtherQuestion } from '#domain/tasks/engine-question.ts';

/** The bank's other questions of an item's task, in its order: an answer that fits one of them better is off the topic. */
export async function listOtherQuestions(context: ReadContext, item: BankItem): Promise<OtherQuestion[]> {
  const items = await listItems(context, { taskType: item.taskType });
  return items.flatMap((other) => {
    const question = other.id === item.id ? null : questionOf(other);
    return question === null || question.engine === 'reading'
      ? []
      : [{ prompt: question.prompt, keyPoints: question.keyPoints }];
  });
}
