import { HearAndRecord } from '#features/practice/sound/hear-and-record.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { recordSeconds } from '#features/practice/answering/record/record-seconds.ts';

/** The question plays once; then it is answered at once, without a tone. */
export function AnswerShortQuestionPanel({ item, attempt }: AnswerPanelProps<'ASQ'>) {
  const { speak } = recordSeconds(attempt.session.plan);
  return (
    <HearAndRecord
      item={item}
      taskType="ASQ"
      attempt={attempt}
      label="The question"
      instruction={`You will hear a question once. Answer it with one word or a few. The microphone opens without a tone, for ${speak} seconds.`}
    />
  );
}
