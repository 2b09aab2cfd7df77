import { recordSeconds } from '#features/practice/answering/record/record-seconds.ts';
import classes from '#features/practice/answering/record/record.module.css';
import { HearAndRecord } from '#features/practice/sound/hear-and-record.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';

/** The situation stands on the screen and is read aloud once; after the time to prepare the learner speaks to the person in it. */
export function RespondToSituationPanel({ item, attempt }: AnswerPanelProps<'RTS'>) {
  const { prepare, speak } = recordSeconds(attempt.session.plan);
  return (
    <div className={classes['panel']}>
      <ReadingText text={item.situation} />
      <div>
        <HearAndRecord
          item={item}
          taskType="RTS"
          attempt={attempt}
          label="The situation"
          instruction={`You will hear the situation once. Then you have ${prepare} seconds to prepare, and ${speak} seconds to say what you would say to this person.`}
        />
      </div>
    </div>
  );
}
