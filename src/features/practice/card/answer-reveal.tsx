import { Suspense } from 'react';
import type { BankItem, BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import { WordsArea } from '#ui/dictionary/words-area.tsx';
import { SafeHtml } from '#ui/practice/safe-html.tsx';
import { Explanation } from '#features/practice/sound/explanation.tsx';
import { useScreens } from '#features/practice/tasks/use-screens.ts';
import { TranslationView, type Arrival } from '#features/practice/translation/translation-view.tsx';
import hidden from '#ui/visually-hidden.module.css';
import classes from './practice-card.module.css';

/** What the Answer button shows: the answer or transcript, the explanation, the analysis. */
export function AnswerReveal({ item, translation }: { item: BankItem; translation: Arrival }) {
  return (
    <section className={classes.reveal} aria-label="Answer">
      <h2 className={hidden.hidden}>Answer</h2>
      <WordsArea practiceType={item.taskType} isLikely>
        <Suspense fallback={null}>
          <Key taskType={item.taskType} item={item} />
        </Suspense>
        <section>
          <h3>Explanation</h3>
          <Explanation text={item.explanation} audio={item.explanationAudio} />
        </section>
        <TranslationView item={item} parts={null} arrival={translation} />
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
