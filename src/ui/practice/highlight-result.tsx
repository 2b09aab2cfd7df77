import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { WordText } from './word-text.tsx';
import classes from './highlight-result.module.css';

export interface ChangedWord {
  /** Place among the words of the shown text (`wordTokens`), from 0. */
  readonly at: number;
  readonly said: string;
  readonly why: string;
}

type Mark = 'found' | 'missed' | 'wrong' | 'key';

const markWords = {
  found: 'Found',
  missed: 'Missed',
  wrong: 'Marked, but you heard this word',
  key: 'Not what you heard',
} as const satisfies Record<Mark, string>;

const markIcons = {
  found: <IconCheck size="1em" />,
  missed: <IconMinus size="1em" />,
  wrong: <IconX size="1em" />,
  key: null,
} as const satisfies Record<Mark, unknown>;

export interface HighlightResultProps {
  /** The text as it was shown, with its changed words. */
  text: string;
  changes: readonly ChangedWord[];
  /** Places of the words that the learner marked. */
  marked: readonly number[];
}

/** A text after the answer: words that were found, missed and wrongly marked, what was said, and why each one differs. */
export function HighlightResult({ text, changes, marked }: HighlightResultProps) {
  const marks = new Map<number, Mark>(marked.map((at) => [at, 'wrong']));
  for (const { at } of changes) marks.set(at, marked.includes(at) ? 'found' : 'missed');
  return <MarkedText text={text} changes={changes} marks={marks} />;
}

/** The text with what was said beside each changed word, and why, for a learner who has not answered. */
export function HighlightKey({ text, changes }: Omit<HighlightResultProps, 'marked'>) {
  return <MarkedText text={text} changes={changes} marks={new Map(changes.map(({ at }) => [at, 'key']))} />;
}

interface MarkedTextProps extends Omit<HighlightResultProps, 'marked'> {
  marks: ReadonlyMap<number, Mark>;
}

function MarkedText({ text, changes, marks }: MarkedTextProps) {
  const tokens = wordTokens(text);
  const said = new Map(changes.map((change) => [change.at, change]));
  const rows = [...marks].toSorted(([a], [b]) => a - b);
  return (
    <div className={classes['result']}>
      <WordText
        text={text}
        renderWord={(at, word) => {
          const mark = marks.get(at);
          if (mark === undefined) return word;
          return <MarkedWord key={at} mark={mark} word={word} said={said.get(at)?.said ?? null} />;
        }}
      />
      <ol className={classes['list']} aria-label="The words one by one">
        {rows.map(([at, mark]) => {
          const token = tokens[at];
          const change = said.get(at);
          return (
            <li key={at} className={classes['row']} data-mark={mark}>
              <span className={classes['icon']} aria-hidden="true">
                {markIcons[mark]}
              </span>
              <div>
                {mark !== 'key' && <p className={classes['mark']}>{markWords[mark]}</p>}
                <p className={classes['words']}>
                  <span className={classes['word']} lang="en" dir="ltr">
                    {token && text.slice(token.start, token.end)}
                  </span>
                  {change && (
                    <span>
                      <span className={classes['label']}>You heard</span>{' '}
                      <span className={classes['word']} lang="en" dir="ltr">
                        {change.said}
                      </span>
                    </span>
                  )}
                </p>
                <p className={classes['why']}>{change?.why}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function MarkedWord({ mark, word, said }: { mark: Mark; word: string; said: string | null }) {
  return (
    <span className={classes['shown']} data-mark={mark}>
      <span className={classes['first']}>
        <span className={classes['icon']} aria-hidden="true">
          {markIcons[mark]}
        </span>
        <VisuallyHidden>{markWords[mark]}: </VisuallyHidden>
        <span className={classes['old']}>{word}</span>
      </span>
      {said !== null && (
        <>
          <VisuallyHidden>, you heard</VisuallyHidden> <span className={classes['said']}>{said}</span>
        </>
      )}
    </span>
  );
}
