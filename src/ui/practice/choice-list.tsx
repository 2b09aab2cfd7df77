import { Checkbox, Radio } from '@mantine/core';
import { IconCheck, IconCircleDashedCheck, IconX } from '@tabler/icons-react';
import classes from './choice-list.module.css';

interface Choice {
  readonly id: string;
  readonly text: string;
}

export interface ChoiceListProps {
  question: string;
  options: readonly Choice[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

const rowClasses = {
  root: classes['row'] ?? '',
  body: classes['rowBody'] ?? '',
  labelWrapper: classes['rowLabel'] ?? '',
  label: classes['rowText'] ?? '',
};

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
        {options.map(({ id, text }, at) => (
          <Radio
            key={id}
            value={id}
            label={<LetteredText at={at} text={text} />}
            size="md"
            classNames={rowClasses}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

export interface ChoiceManyProps {
  question: string;
  options: readonly Choice[];
  chosen: readonly string[];
  /** Hears of all that are chosen now, in the order of the options. */
  onChoose: (ids: string[]) => void;
}

/** Any number of several, where a wrong one costs a point. The whole row is the target. */
export function ChoiceMany({ question, options, chosen, onChoose }: ChoiceManyProps) {
  const count = options.filter(({ id }) => chosen.includes(id)).length;
  return (
    <Checkbox.Group
      value={[...chosen]}
      onChange={(ids) => onChoose(options.flatMap(({ id }) => (ids.includes(id) ? [id] : [])))}
      label={question}
      description="Choose every right answer. Each wrong choice takes a point away, but never below 0."
      classNames={{ label: classes['question'] ?? '', description: classes['cost'] ?? '' }}
    >
      <div className={classes['options']}>
        {options.map(({ id, text }, at) => (
          <Checkbox
            key={id}
            value={id}
            label={<LetteredText at={at} text={text} />}
            size="md"
            classNames={rowClasses}
          />
        ))}
      </div>
      <output className={classes['count']} data-off-paper>
        {count === 0 ? 'Nothing chosen yet' : `${count} of ${options.length} chosen`}
      </output>
    </Checkbox.Group>
  );
}

export interface MarkedChoice extends Choice {
  readonly note: string;
  readonly isChosen: boolean;
  readonly isCorrect: boolean;
}

export interface MarkedChoicesProps {
  /** All options in the order shown, for their letters. */
  choices: readonly MarkedChoice[];
  /** Only the right ones, for a learner who has not answered. */
  isKey?: boolean;
}

/** Every option after the answer: which are right, which were chosen, and why each one is right or wrong. */
export function MarkedChoices({ choices, isKey = false }: MarkedChoicesProps) {
  const isOnlyOne = choices.filter(({ isCorrect }) => isCorrect).length === 1;
  return (
    <ul className={classes['marked']}>
      {choices.map((choice, at) => {
        if (isKey && !choice.isCorrect) return null;
        const mark = isKey ? 'key' : markOf(choice, isOnlyOne);
        return (
          <li key={choice.id} className={classes['markedRow']} data-mark={mark}>
            <span className={classes['markIcon']} aria-hidden="true">
              {markIcons[mark]}
            </span>
            <div>
              <span className={classes['markWords']}>{(isOnlyOne ? wordsOfOne : wordsOfSeveral)[mark]}</span>
              <p className={classes['markedText']}>
                <LetteredText at={at} text={choice.text} />
              </p>
              <p className={classes['note']}>{choice.note}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type Mark = 'right' | 'key' | 'missed' | 'wrong' | 'other';

function markOf({ isChosen, isCorrect }: MarkedChoice, isOnlyOne: boolean): Mark {
  if (isCorrect && isChosen) return 'right';
  // The only right one says more by being shown as right than by having been missed: the wrong choice tells that already.
  if (isCorrect) return isOnlyOne ? 'key' : 'missed';
  return isChosen ? 'wrong' : 'other';
}

const markIcons = {
  right: <IconCheck size={20} />,
  key: <IconCheck size={20} />,
  missed: <IconCircleDashedCheck size={20} />,
  wrong: <IconX size={20} />,
  other: null,
} as const satisfies Record<Mark, unknown>;

const wordsOfOne = {
  right: 'Your choice, the right answer',
  key: 'The right answer',
  missed: 'The right answer',
  wrong: 'Your choice, not right',
  other: 'Not right',
} as const satisfies Record<Mark, string>;

const wordsOfSeveral = {
  ...wordsOfOne,
  right: 'Your choice, a right answer',
  key: 'A right answer',
  missed: 'You did not choose this right answer',
} as const satisfies Record<Mark, string>;

/** Explanations call the options by their letters. */
function LetteredText({ at, text }: { at: number; text: string }) {
  return (
    <span className={classes['lettered']}>
      <span className={classes['letter']}>{String.fromCodePoint(65 + at)}.</span>{' '}
      <span lang="en" dir="ltr">
        {text}
      </span>
    </span>
  );
}
