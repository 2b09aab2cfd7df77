import { useState, type ReactNode } from 'react';
import { findDictation } from '#data/queries/own-rows.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { alignLetters, type LetterPart } from '#domain/dictation/align-letters.ts';
import { hintWords } from '#domain/dictation/hint-words.ts';
import { spellingHint } from '#domain/dictation/spelling-hint.ts';
import { useDictionary } from '#ui/dictionary/dictionary-ports.ts';
import { Modal } from '#ui/overlay/modal.ts';
import hidden from '#ui/visually-hidden.module.css';
import classes from './result.module.css';

interface DictationResultModalProps {
  /** `null`: nothing is shown. */
  dictationId: string | null;
  onClose: () => void;
}

/** Opens a word in the dictionary; `null` where there is none. */
type LookUp = ((word: string) => void) | null;

/** The result of a dictation: how many words were right, and what was wrong in the others. A tap on a word looks it up. */
export function DictationResultModal({ dictationId, onClose }: DictationResultModalProps) {
  const dictionary = useDictionary();
  const [isLookingUp, setIsLookingUp] = useState(false);
  const lookUp = (word: string) => {
    setIsLookingUp(true);
    dictionary?.openWord({ word, onClose: () => setIsLookingUp(false) });
  };
  return (
    <Modal
      opened={dictationId !== null}
      onClose={onClose}
      title="Your dictation"
      size="lg"
      // Escape closes the dictionary above it, and not both.
      closeOnEscape={!isLookingUp}
    >
      {dictationId === null ? null : (
        <DictationResult dictationId={dictationId} lookUp={dictionary && lookUp} />
      )}
    </Modal>
  );
}

type Word = { word: string; answer: string; result: string };

function DictationResult({ dictationId, lookUp }: { dictationId: string; lookUp: LookUp }) {
  const found = useLive(findDictation, { dictationId });
  if (found.status !== 'ready' || found.data === null) return null;
  const { score, words } = found.data.value;
  const wrong = words.filter(({ result }) => result !== 'CORRECT');
  const right = words.filter(({ result }) => result === 'CORRECT');
  return (
    <div>
      <p className={classes.score}>
        {score} of {words.length} right
      </p>
      {wrong.length === 0 ? null : (
        <ul className={classes.words} aria-label="Words to look at again">
          {wrong.map((each, at) => (
            // Positions of a dictation never change.
            <li key={at} className={classes.wrong}>
              <WrongWord {...each} lookUp={lookUp} />
            </li>
          ))}
        </ul>
      )}
      {wrong.length === 0 ? null : (
        <p className={classes.right}>Wrong words go into your Spelling Book, and come back in your review.</p>
      )}
      {right.length === 0 ? null : (
        <p className={classes.right}>
          Right:{' '}
          <span lang="en" dir="ltr">
            {right.map(({ word }, at) => (
              <span key={at}>
                {at > 0 && ', '}
                <OpenWord word={word} lookUp={lookUp}>
                  {word}
                </OpenWord>
              </span>
            ))}
          </span>
        </p>
      )}
    </div>
  );
}

interface OpenWordProps {
  word: string;
  lookUp: LookUp;
  children: ReactNode;
}

/** A word that opens in the dictionary. */
function OpenWord({ word, lookUp, children }: OpenWordProps) {
  if (lookUp === null) return children;
  return (
    <button
      type="button"
      className={classes.open}
      aria-label={`Look up ${word}`}
      onClick={() => lookUp(word)}
    >
      {children}
    </button>
  );
}

function WrongWord({ word, answer, lookUp }: Word & { lookUp: LookUp }) {
  const typed = answer.trim();
  const hint = spellingHint(word, answer);
  // Letters of two different words beside each other are no help.
  const isPlain = hint.kind === 'empty' || hint.kind === 'different';
  const open = (
    <OpenWord word={word} lookUp={lookUp}>
      {word}
    </OpenWord>
  );
  return (
    <>
      {isPlain ? (
        <p className={classes.letters} lang="en" dir="ltr">
          {open}
        </p>
      ) : (
        <>
          <p className={classes.letters} lang="en" dir="ltr" aria-hidden="true">
            {alignLetters(word, typed).map((part, at) => (
              <Letters key={at} part={part} />
            ))}
          </p>
          <p className={classes.typed}>
            The word is{' '}
            <span lang="en" dir="ltr">
              {open}
            </span>
          </p>
        </>
      )}
      {typed === '' ? (
        <p className={hidden.hidden}>You typed nothing.</p>
      ) : (
        <p className={classes.typed}>
          You typed{' '}
          <span lang="en" dir="ltr">
            {typed}
          </span>
        </p>
      )}
      <p className={classes.hint}>{hintWords(hint)}</p>
    </>
  );
}

/** The word as it is written: what was left out or other is marked; what was too many is struck through. */
function Letters({ part }: { part: LetterPart }) {
  switch (part.kind) {
    case 'same':
      return part.letters;
    case 'missing':
      return <ins className={classes.missing}>{part.letters}</ins>;
    case 'extra':
      return <del className={classes.extra}>{part.letters}</del>;
    case 'other':
      return (
        <>
          <del className={classes.extra}>{part.typed}</del>
          <ins className={classes.missing}>{part.letters}</ins>
        </>
      );
  }
}
