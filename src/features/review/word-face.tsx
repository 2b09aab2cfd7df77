import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { BookName } from '#contract/entities/book-word.ts';
import { findBookWord } from '#data/queries/words.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { hintWords } from '#domain/dictation/hint-words.ts';
import { spellingHint } from '#domain/dictation/spelling-hint.ts';
import type { CardKind } from '#contract/entities/review.ts';
import { SayButton } from '#ui/say/say-button.tsx';
import { HearWord } from '#ui/voice/hear-word.tsx';
import { chooseVoice, isLooking } from '#ui/voice/choose-voice.ts';
import { useWordVoice } from '#ui/voice/use-word-voice.ts';
import { Meanings } from './meanings.tsx';
import classes from './review.module.css';

type WordKind = Exclude<CardKind, 'practice'>;

const books = {
  vocab: 'vocabBook',
  spell: 'spellingBook',
  say: 'pronunciationBook',
} as const satisfies Record<WordKind, BookName>;

const questions = {
  vocab: 'What does it mean?',
  spell: 'How is it written?',
  say: 'Say it aloud. Then hear it.',
} as const satisfies Record<WordKind, string>;

interface WordFaceProps {
  kind: WordKind;
  /** The word as the card names it: in lower case. */
  name: string;
  isOpen: boolean;
}

/** The front of a word's card, and what the back adds. */
export function WordFace({ kind, name, isOpen }: WordFaceProps) {
  const found = useLive(findBookWord, { book: books[kind], word: name });
  const row = found.status === 'ready' ? (found.data.word?.value ?? null) : null;
  const word = row?.word ?? name;
  return (
    <>
      <p className={classes.question}>{questions[kind]}</p>
      {kind === 'spell' ? (
        <Spelling word={word} isOpen={isOpen} />
      ) : (
        <p className={classes.word} lang="en" dir="ltr">
          {word}
        </p>
      )}
      {kind === 'vocab' || isOpen ? <HearWord word={word} /> : null}
      {kind === 'say' ? <SayButton word={word} variant="default" isGraded /> : null}
      {isOpen ? (
        <div className={classes.back} aria-live="polite">
          <Meanings word={word} />
          {row?.note ? (
            <p className={classes.note} dir="auto">
              {row.note}
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** A word that is heard and written; looked at and covered first where nothing can say it. */
function Spelling({ word, isOpen }: { word: string; isOpen: boolean }) {
  const voice = useWordVoice(word);
  const [typed, setTyped] = useState('');
  if (isOpen) {
    const isRight = typed.trim().toLowerCase() === word.toLowerCase();
    return (
      <>
        <p className={classes.word} lang="en" dir="ltr">
          {word}
        </p>
        {typed.trim() === '' ? null : (
          <p className={classes.hint}>
            {isRight ? 'You spelled it right.' : hintWords(spellingHint(word, typed))}
          </p>
        )}
      </>
    );
  }
  const isShown = !isLooking(voice) && chooseVoice(voice, 'UK') === null && typed === '';
  return (
    <>
      {isShown ? (
        <p className={classes.word} lang="en" dir="ltr">
          {word}
        </p>
      ) : (
        <HearWord word={word} />
      )}
      <TextInput
        className={classes.field}
        aria-label="Write the word"
        placeholder={isShown ? 'Look, then write it: the word goes away' : 'Write the word'}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        lang="en"
        dir="ltr"
      />
    </>
  );
}
