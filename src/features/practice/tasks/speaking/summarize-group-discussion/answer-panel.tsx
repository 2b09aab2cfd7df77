import { HearNoteAndRecord } from '#features/practice/answering/record/hear-note-and-record.tsx';
import { recordSeconds } from '#features/practice/answering/record/record-seconds.ts';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';

/** The discussion plays once; after the time to prepare it is summed up. */
export function GroupDiscussionPanel({ item, attempt }: AnswerPanelProps<'SGD'>) {
  const { prepare, speak } = recordSeconds(attempt.session.plan);
  return (
    <HearNoteAndRecord
      item={item}
      taskType="SGD"
      attempt={attempt}
      label="The discussion"
      instruction={`You will hear three people once. Note who wants what, and where they agree. Then you have ${prepare} seconds to prepare, and ${speak} seconds to sum up what they said.`}
    />
  );
}
