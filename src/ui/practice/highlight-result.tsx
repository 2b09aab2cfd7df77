import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { wordTokens } from '#domain/words/word-tokens.ts';
import classes from './highlight-result.module.css';
import { ReasonsOnPaper } from './reasons-on-paper.tsx';
import hints from './with-reason.module.css';
import { WithReason } from './with-reason.tsx';
import { WordText } from './word-text.tsx';

export interface ChangedWord {
  /** Place among the words of the shown text (`wordTokens`), from 0. */
  readonly at: number;
  readonly said: string;
  readonly why: string;
}

type Mark = 'found' | 'missed' | 'wrong' | 'key';

/** What a screen reader says of a word, after it. */
const spokenMarks = {
  found: ', found',
  missed: ', missed',
  wrong: ', marked, but you heard this word',
  key: ', not what you heard',
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

/** A text after the answer: words that were found, missed and wrongly marked, with what was said; a tap on one says why it differs. */
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
  const [open, setOpen] = useState<number | null>(null);
  const tokens = wordTokens(text);
  const changeAt = new Map(changes.map((change) => [change.at, change]));
  const wordAt = (at: number) => {
    const token = tokens[at];
    return token === undefined ? '' : text.slice(token.start, token.end);
  };
  const titleOf = (at: number) => titleWords(wordAt(at), changeAt.get(at));
  const reasonOf = (at: number) => changeAt.get(at)?.why ?? wrongMark;
  return (
    <div>
      <p className={hints['hint']} data-off-paper>
        Tap a marked word for the reason.
      </p>
      <WordText
        text={text}
        renderWord={(at, word) => {
          const mark = marks.get(at);
          if (mark === undefined) return word;
          const said = changeAt.get(at)?.said ?? null;
          return (
            <WithReason
              key={at}
              name={`${word}${spokenMarks[mark]}${said === null ? '' : `: you heard ${said}`}`}
              title={titleOf(at)}
              reason={reasonOf(at)}
              mark={mark}
              isOpen={open === at}
              onToggle={() => setOpen(open === at ? null : at)}
              onClose={() => setOpen(null)}
            >
              <MarkedWord mark={mark} word={word} said={said} />
            </WithReason>
          );
        }}
      />
      <ReasonsOnPaper
        reasons={[...marks.keys()]
          .toSorted((a, b) => a - b)
          .map((at) => ({ title: titleOf(at), reason: reasonOf(at) }))}
      />
    </div>
  );
}

const wrongMark = 'You heard this word as it is here. A wrong mark takes a point away.';

const titleWords = (word: string, change: ChangedWord | undefined): string =>
  change === undefined ? `${word}.` : `${word}, you heard ${change.said}.`;

function MarkedWord({ mark, word, said }: { mark: Mark; word: string; said: string | null }) {
  return (
    <span className={classes['shown']} data-mark={mark}>
      <span className={classes['first']}>
        <span className={classes['icon']}>{markIcons[mark]}</span>
        <span className={classes['old']}>{word}</span>
      </span>
      {said !== null && (
        <>
          {' '}
          <span className={classes['said']}>{said}</span>
        </>
      )}
    </span>
  );
}
