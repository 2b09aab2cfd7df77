import type { PteType } from '#contract/exam.ts';
import { textsOf } from '#domain/tasks/rules-of.ts';
import { examOf, ruleOf } from '#features/practice/tasks/rule-of.ts';
import { useFirstView } from '#ui/first-view.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import classes from './practice-card.module.css';
import { PracticeSkeleton } from './practice-skeleton.tsx';
import { QuestionBar } from './question-bar.tsx';

const usualExam: PteType = 'ACADEMIC';

/** A question until it is read from the device: its shape, or in the server's first view its text. */
export function QuestionWaiting() {
  const { question } = useFirstView();
  const text = question && textsOf(question).readFirst;
  if (!question || text === undefined) return <PracticeSkeleton />;
  const { displayName } = ruleOf(question.taskType, examOf(question, usualExam));
  return (
    <div className={classes.practice}>
      <QuestionBar item={question} taskName={displayName} search={{}} clock={null} />
      <div className={classes.head}>
        <h1 className={classes.title}>{question.title}</h1>
        <div className={classes.firstTags} />
      </div>
      <ReadingText text={text} />
    </div>
  );
}
