import type { ReadContext } from '#data/context.ts';
import { listItems } from '#data/queries/list-items.ts';
import type { WritingClient } from '#platform/writing-client/writing-client.ts';
import type { Assessor } from './assessor.ts';

/** Scores written answers with the writing engine, beside the bank's other questions of the task. */
export function createWritingAssessor(
  context: ReadContext,
  writing: Pick<WritingClient, 'assess'>,
): Assessor {
  return {
    async assess({ value, pteType }, item) {
      if (value.kind !== 'write' || item.taskType !== 'WE') return { kind: 'failed' };
      const items = await listItems(context, { taskType: item.taskType });
      const others = items
        .filter(({ id }) => id !== item.id)
        .map(({ prompt, keyPoints }) => ({ prompt, keyPoints }));
      const { taskType, prompt, modelAnswers, keyPoints } = item;
      const question = { taskType, prompt, modelAnswers, keyPoints };
      const outcome = await writing.assess({ item: question, text: value.text, pteType, others });
      switch (outcome.kind) {
        case 'scored':
          return outcome;
        case 'no-data':
          return { kind: 'waiting', why: 'data' };
        case 'no-task':
        case 'failed':
          return { kind: 'failed' };
      }
    },
  };
}
