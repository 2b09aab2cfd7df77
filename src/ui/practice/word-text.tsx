import type { ReactNode } from 'react';
import { chunkParagraphs } from './word-chunks.ts';
import classes from './word-text.module.css';

interface WordTextProps {
  text: string;
  /** Gives what stands for a word, by its place among the words of the text, from 0. */
  renderWord: (at: number, word: string) => ReactNode;
  /** Lines as far apart as words to tap need. */
  hasControls?: boolean;
  /** Who says each paragraph, where several people speak. */
  names?: readonly string[];
}

/** A text in the reading serif whose words are shown one by one, with their marks beside them. */
export function WordText({ text, renderWord, hasControls = false, names = [] }: WordTextProps) {
  return (
    <div className={classes['text']} data-controls={hasControls} lang="en" dir="ltr">
      {chunkParagraphs(text).map((chunks, at) => (
        // The text of one item never changes while it is shown, so the place is the identity.
        <p key={`paragraph ${at}`}>
          {names[at] !== undefined && <b className={classes['name']}>{names[at]}</b>}
          {chunks.map((chunk, place) =>
            chunk.kind === 'space' ? (
              chunk.text
            ) : (
              <span key={`unit ${place}`} className={classes['unit']}>
                {chunk.parts.map((part) =>
                  part.kind === 'word' ? renderWord(part.at, part.text) : part.text,
                )}
              </span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
