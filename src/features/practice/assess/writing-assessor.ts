import type { ReadContext } from '#data/store/context.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import type { WritingClient } from '#platform/writing-client/writing-client.ts';
import type { Assessor } from './assessor.ts';
import { listOtherQuestions } from './list-other-questions.ts';

/** Scores written answers with the writing engine, beside the bank's other questions of the task. */
export function createWritingAssessor(
  context: ReadContext,
  writing: Pick<WritingClient, 'assess'>,
): Assessor {
  return {
    async assess({ value, pteType }, item) {
      const question = questionOf(item);
      if (value.kind !== 'write' || question?.engine !== 'writing') return { kind: 'failed' };
      const others = await listOtherQuestions(context, item);
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
