import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { ScoredWords } from '#ui/practice/scored-words.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import classes from './result.module.css';

/** Word by word, then what was typed beside what was said. */
export function DictationResult({ item, value, score }: ResultProps<'WFD'>) {
  return (
    <div className={classes.result}>
      {score.evidence.kind === 'words' && <ScoredWords words={score.evidence.words} />}
      <dl className={classes.texts}>
        <div>
          <dt>You wrote</dt>
          <dd>{value.text.trim() === '' ? 'Nothing' : <ReadingText text={value.text} />}</dd>
        </div>
        <div>
          <dt>What was said</dt>
          <dd>
            <ReadingText text={item.transcript} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The sentence, and its voices to listen to again. */
export function DictationKey({ item }: AnswerKeyProps<'WFD'>) {
  return <HearAgain text={item.transcript} audios={item.audios} label="The sentence" />;
}
