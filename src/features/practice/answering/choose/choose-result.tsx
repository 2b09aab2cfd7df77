import type { ReactNode } from 'react';
import { MarkedChoices } from '#ui/practice/choice-list.tsx';
import type { ChooseValue, NotedOption } from './choose.ts';
import classes from './choose.module.css';

export interface ChoiceItem {
  readonly options: readonly NotedOption[];
  /** One id, or several. */
  readonly correct: string | readonly string[];
}

const marked = ({ options, correct }: ChoiceItem, chosen: readonly string[]) =>
  options.map((option) => ({
    ...option,
    isChosen: chosen.includes(option.id),
    isCorrect: correct === option.id || (typeof correct !== 'string' && correct.includes(option.id)),
  }));

export interface ChooseResultProps {
  item: ChoiceItem;
  question: string;
  value: ChooseValue;
  /** Where to look it up: named for a screen reader. */
  source: ReactNode;
  sourceName: string;
}

/** Every option with its note, the learner's choice and the right ones marked; beside it where to look it up. */
export function ChooseResult({ item, question, value, source, sourceName }: ChooseResultProps) {
  return (
    <div className={classes['panel']}>
      <div>
        <p className={classes['question']}>{question}</p>
        <MarkedChoices choices={marked(item, value.chosen)} />
      </div>
      <section className={classes['passage']} aria-label={sourceName}>
        {source}
      </section>
    </div>
  );
}

/** The right options with their notes. */
export function ChooseKey({ item }: { item: ChoiceItem }) {
  return <MarkedChoices isKey choices={marked(item, [])} />;
}
