import { findDictation } from '#data/queries/own-rows.ts';
import { useLive } from '#data/use-live.ts';
import { alignLetters, type LetterPart } from '#domain/dictation/align-letters.ts';
import { hintWords } from '#domain/dictation/hint-words.ts';
import { spellingHint } from '#domain/dictation/spelling-hint.ts';
import { Modal } from '#ui/overlay/modal.ts';
import hidden from '#ui/visually-hidden.module.css';
import classes from './result.module.css';

interface DictationResultModalProps {
  /** `null`: nothing is shown. */
  dictationId: string | null;
  onClose: () => void;
}

/** The result of a dictation: how many words were right, and what was wrong in the others. */
export function DictationResultModal({ dictationId, onClose }: DictationResultModalProps) {
  return (
    <Modal opened={dictationId !== null} onClose={onClose} title="Your dictation" size="lg">
      {dictationId === null ? null : <DictationResult dictationId={dictationId} />}
    </Modal>
  );
}

type Word = { word: string; answer: string; result: string };

function DictationResult({ dictationId }: { dictationId: string }) {
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
              <WrongWord {...each} />
            </li>
          ))}
        </ul>
      )}
      {right.length === 0 ? null : (
        <p className={classes.right}>
          Right:{' '}
          <span lang="en" dir="ltr">
            {right.map(({ word }) => word).join(', ')}
          </span>
        </p>
      )}
    </div>
  );
}

function WrongWord({ word, answer }: Word) {
  const typed = answer.trim();
  const hint = spellingHint(word, answer);
  // Letters of two different words beside each other are no help.
  const isPlain = hint.kind === 'empty' || hint.kind === 'different';
  return (
    <>
      <p className={classes.letters} lang="en" dir="ltr" aria-hidden="true">
        {isPlain ? word : alignLetters(word, typed).map((part, at) => <Letters key={at} part={part} />)}
      </p>
      <p className={hidden.hidden}>
        The word is {word}. {typed === '' ? 'You typed nothing.' : `You typed ${typed}.`}
      </p>
      {typed === '' ? null : (
        <p className={classes.typed} aria-hidden="true">
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
