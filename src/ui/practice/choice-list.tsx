import { Radio } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import classes from './choice-list.module.css';

export interface ChoiceListProps {
  question: string;
  options: readonly { readonly id: string; readonly text: string }[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** One of several: arrow keys move, the whole row is the target. */
export function ChoiceList({ question, options, chosen, onChoose }: ChoiceListProps) {
  return (
    <Radio.Group
      value={chosen}
      onChange={onChoose}
      label={question}
      classNames={{ label: classes['question'] ?? '' }}
    >
      <div className={classes['options']}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            label={option.text}
            size="md"
            classNames={{
              root: classes['row'] ?? '',
              body: classes['rowBody'] ?? '',
              labelWrapper: classes['rowLabel'] ?? '',
              label: classes['rowText'] ?? '',
            }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

export interface MarkedChoice {
  readonly id: string;
  readonly text: string;
  readonly note: string;
  readonly isChosen: boolean;
  readonly isCorrect: boolean;
}

/** Every option after the answer: which is right, which was chosen, and why each one is right or wrong. */
export function MarkedChoices({ choices }: { choices: readonly MarkedChoice[] }) {
  return (
    <ul className={classes['marked']}>
      {choices.map((choice) => (
        <li key={choice.id} className={classes['markedRow']} data-mark={markOf(choice)}>
          <span className={classes['markIcon']} aria-hidden="true">
            {choice.isCorrect && <IconCheck size={20} />}
            {!choice.isCorrect && choice.isChosen && <IconX size={20} />}
          </span>
          <div>
            <span className={classes['markWords']}>{wordsOf(choice)}</span>
            <p className={classes['markedText']}>{choice.text}</p>
            <p className={classes['note']}>{choice.note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function markOf({ isChosen, isCorrect }: MarkedChoice): 'right' | 'wrong' | 'other' {
  if (isCorrect) return 'right';
  return isChosen ? 'wrong' : 'other';
}

function wordsOf({ isChosen, isCorrect }: MarkedChoice): string {
  if (isCorrect && isChosen) return 'Your choice, the right answer';
  if (isCorrect) return 'The right answer';
  return isChosen ? 'Your choice, not right' : 'Not right';
}
