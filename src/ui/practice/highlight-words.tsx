import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { wordTokens } from '#domain/words/word-tokens.ts';
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
 * line, Home and End to the first and last word, Space marks.
 */
export function HighlightWords({ label, text, value, onChange }: HighlightWordsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(0);
  const [spoken, setSpoken] = useState('');
  const count = wordTokens(text).length;
  const marked = new Set(value);

  const toggle = (at: number, word: string) => {
    const isMarked = !marked.has(at);
    const next = isMarked ? [...value, at] : value.filter((other) => other !== at);
    setCurrent(at);
    setSpoken(`${word}, word ${at + 1} of ${count}, ${isMarked ? 'marked' : 'not marked'}`);
    onChange(next.toSorted((a, b) => a - b));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const words = [...(box.current?.querySelectorAll<HTMLElement>('[data-at]') ?? [])];
    const next = wordAfterKey(event, current, words);
    if (next === null) return;
    event.preventDefault();
    words[next]?.focus();
  };
  return (
    <div className={classes['box']}>
      <p className={classes['cost']}>
        Tap each word that is not what you hear. Each wrong mark takes a point away, but never below 0.
      </p>
      <fieldset ref={box} className={classes['group']} aria-label={label}>
        <WordText
          text={text}
          hasControls
          renderWord={(at, word) => (
            <button
              key={at}
              type="button"
              className={classes['word']}
              data-at={at}
              tabIndex={at === current ? 0 : -1}
              aria-pressed={marked.has(at)}
              aria-label={`${word}, word ${at + 1} of ${count}`}
              onClick={() => toggle(at, word)}
              onKeyDown={onKeyDown}
              onFocus={() => setCurrent(at)}
            >
              {word}
            </button>
          )}
        />
      </fieldset>
      <output className={classes['count']}>{countWords(value.length)}</output>
      <output className={hidden.hidden}>{spoken}</output>
    </div>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'No word marked yet';
  return count === 1 ? '1 word marked' : `${count} words marked`;
}
