import { VisuallyHidden } from '@mantine/core';
import type { ScoredWord } from '#contract/entities/scored-word.ts';
import classes from './scored-words.module.css';

type WordType = ScoredWord['type'];
const wordNames = {
  CORRECT: 'Right',
  MISSPELLED: 'Misspelt',
  GRAMMATICAL: 'Grammar',
  MISSED: 'Missed',
  EXTRA: 'Extra',
} as const satisfies Record<WordType, string>;
/** A sign beside the colour. Right words are plain: most of the text should be quiet. */
const wordSigns = {
  CORRECT: '',
  MISSPELLED: '\u2248',
  GRAMMATICAL: '!',
  MISSED: '\u2212',
  EXTRA: '+',
} as const satisfies Record<WordType, string>;

/** A text word by word with its marks, then a legend of the marks that occur and how often. */
export function ScoredWords({ words }: { words: readonly ScoredWord[] }) {
  const marks = (['CORRECT', 'MISSPELLED', 'GRAMMATICAL', 'MISSED', 'EXTRA'] as const)
    .map((type) => ({ type, count: words.filter((word) => word.type === type).length }))
    .filter(({ count }) => count > 0);
  const movedCount = words.filter((word) => word.moved).length;
  return (
    <div>
      <p className={classes['line']} lang="en" dir="ltr">
        {words.map((word, index) => (
          <Word key={`${index}:${word.word}`} word={word} />
        ))}
      </p>
      <ul className={classes['legend']}>
        {marks.map(({ type, count }) => (
          <li key={type}>
            <span className={classes['sample']} data-type={type} aria-hidden="true">
              {wordSigns[type] || 'ab'}
            </span>
            {wordNames[type]}: {count}
          </li>
        ))}
        {movedCount > 0 && <li>In another place: {movedCount}</li>}
      </ul>
    </div>
  );
}

function Word({ word }: { word: ScoredWord }) {
  const { type, suggestion, explanation, moved } = word;
  const isPlain = type === 'CORRECT' && !moved;
  return (
    <>
      <span className={classes['word']} data-type={type} title={explanation}>
        {!isPlain && (
          <VisuallyHidden>{moved && type === 'CORRECT' ? 'Moved' : wordNames[type]}: </VisuallyHidden>
        )}
        {wordSigns[type] !== '' && (
          <span className={classes['sign']} aria-hidden="true">
            {wordSigns[type]}
          </span>
        )}
        {word.word}
        {moved && (
          <span className={classes['moved']} aria-hidden="true">
            {' '}
            moved
          </span>
        )}
        {type === 'MISSPELLED' && suggestion !== undefined && (
          <span className={classes['suggestion']}>
            <VisuallyHidden>, right: </VisuallyHidden>
            {suggestion}
          </span>
        )}
      </span>{' '}
    </>
  );
}
