import { HearNoteAndRecord } from '#features/practice/answering/record/hear-note-and-record.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';

/** The lecture plays once; after the time to prepare it is told again. */
export function ReTellLecturePanel({ item, attempt }: AnswerPanelProps<'RL'>) {
  const { answer } = attempt.session.plan;
  const times =
    answer.kind === 'record'
      ? `Then you have ${answer.prepareMs / 1000} seconds to prepare, and ${answer.recordMs / 1000} seconds to tell it in your own words.`
      : '';
  return (
    <HearNoteAndRecord
      item={item}
      taskType="RL"
      attempt={attempt}
      label="The lecture"
      instruction={`You will hear a lecture once. Take notes. ${times}`}
    />
  );
}
