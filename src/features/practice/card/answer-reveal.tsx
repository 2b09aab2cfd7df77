import { Suspense } from 'react';
import type { BankItem, BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import { WordsArea } from '#ui/dictionary/words-area.tsx';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { SafeHtml } from '#ui/practice/safe-html.tsx';
import { useScreens } from '#features/practice/tasks/use-screens.ts';
import classes from './practice-card.module.css';

/** What the Answer button shows: the answer or transcript, the explanation, the analysis. */
export function AnswerReveal({ item }: { item: BankItem }) {
  return (
    <section className={classes.reveal} aria-label="Answer">
      <WordsArea practiceType={item.taskType}>
        <Suspense fallback={null}>
          <Key taskType={item.taskType} item={item} />
        </Suspense>
        <section>
          <h3>Explanation</h3>
          <ReadingText text={item.explanation} />
        </section>
        {item.analysis !== '' && (
          <section>
            <h3>Analysis</h3>
            <SafeHtml html={item.analysis} />
          </section>
        )}
      </WordsArea>
    </section>
  );
}

function Key<T extends BankTaskType>({ taskType, item }: { taskType: T; item: BankItem }) {
  const { AnswerKey } = useScreens(taskType);
  // `taskType` is this item's own.
  return <AnswerKey item={item as ItemOf<T>} />;
}
