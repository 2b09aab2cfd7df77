import { useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { counted } from '#domain/numbers/counted.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { placesOf, useWordRange, type WordRange } from './use-word-range.ts';
import { wordAfterKey } from './word-after-key.ts';
import { WordText } from './word-text.tsx';
import classes from './highlight-words.module.css';
import hidden from '#ui/visually-hidden.module.css';

export interface HighlightWordsProps {
  /** Read out as the name of the text. */
  label: string;
  text: string;
  /** Places of the marked words among the words of the text (`wordTokens`), from 0, in order. */
  value: readonly number[];
  onChange: (value: number[]) => void;
}

/**
 * A text whose words are marked with a tap. One stop for the Tab key: the arrow keys go from word to word and line to
 * line, Home and End to the first and last word, Space marks. With Shift the same keys take a phrase, which Space marks as a whole.
 */
export function HighlightWords({ label, text, value, onChange }: HighlightWordsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(0);
  const [spoken, setSpoken] = useState('');
  const words = wordTokens(text);
  const count = words.length;
  const marked = new Set(value);
  const { range, extendTo, drop } = useWordRange(current);
  const keysId = useId();

  const nameOf = (phrase: WordRange) =>
    `${quote(words.slice(phrase.from, phrase.to + 1).map(({ word }) => word))}, words ${phrase.from + 1} to ${phrase.to + 1} of ${count}`;
  const mark = (places: readonly number[], name: string) => {
    const isMarked = places.some((at) => !marked.has(at));
    const others = value.filter((at) => !places.includes(at));
    setSpoken(`${name}, ${isMarked ? 'marked' : 'not marked'}`);
    onChange((isMarked ? [...others, ...places] : others).toSorted((a, b) => a - b));
  };
  const onClick = (at: number, word: string, { detail }: MouseEvent) => {
    // A key clicks, too: then the phrase is meant. A finger means the word that it touches.
    if (range && detail === 0) mark(placesOf(range), nameOf(range));
    else mark([at], `${word}, word ${at + 1} of ${count}`);
    drop();
    setCurrent(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('[data-at]') ?? [])];
    const next = wordAfterKey(event, current, buttons);
    if (next === null) return;
    event.preventDefault();
    if (event.shiftKey) {
      const phrase = extendTo(next);
      setSpoken(phrase ? `${nameOf(phrase)}, taken. Space marks it.` : '');
    } else drop();
    buttons[next]?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) drop();
  };
  return (
    <div className={classes['box']}>
      <p className={classes['cost']}>
        Tap each word that is not what you hear. Each wrong mark takes a point away, but never below 0.
      </p>
      <p id={keysId} className={hidden.hidden}>
        With keys: arrows go to a word, Shift and arrows take a phrase, Space marks.
      </p>
      <fieldset ref={box} className={classes['group']} aria-label={label} aria-describedby={keysId}>
        <WordText
          text={text}
          hasControls
          renderWord={(at, word) => (
            <button
              key={at}
              type="button"
              className={classes['word']}
              data-at={at}
              data-taken={range !== null && at >= range.from && at <= range.to}
              tabIndex={at === current ? 0 : -1}
              aria-pressed={marked.has(at)}
              aria-label={`${word}, word ${at + 1} of ${count}`}
              onClick={(event) => onClick(at, word, event)}
              onKeyDown={onKeyDown}
              onFocus={() => setCurrent(at)}
              onBlur={onBlur}
            >
              {word}
            </button>
          )}
        />
      </fieldset>
      <output className={classes['count']} data-off-paper>
        {markedWords(value.length)}
      </output>
      <output className={hidden.hidden}>{spoken}</output>
    </div>
  );
}

/** Of a long phrase its ends are enough to know it by. */
const mostSaid = 8;

function quote(words: readonly string[]): string {
  if (words.length <= mostSaid) return `"${words.join(' ')}"`;
  return `"${words.slice(0, 3).join(' ')} … ${words.slice(-3).join(' ')}"`;
}

function markedWords(count: number): string {
  if (count === 0) return 'No word marked yet';
  return `${counted(count, 'word')} marked`;
}
