import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconEye, IconVolume } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { accents, canGoOn, canSubmit, isTyped } from '#domain/dictation/dictation-session.ts';
import { Card } from '#ui/card.tsx';
import { Segments } from '#ui/segments.tsx';
import classes from './dictation.module.css';
import { useDictation, type Presenting } from './use-dictation.ts';
import { WayOfWords } from './way-of-words.tsx';

interface DictationSessionCardProps {
  words: readonly string[];
  /** A result lies over it: nothing counts down or plays beneath. */
  isHeld: boolean;
  onAgain: () => void;
  onSubmit: (answers: { word: string; answer: string }[]) => Promise<void>;
}

const accentOptions = accents.map((value) => ({ value, label: value }));

/** One dictation: hear a word, write it, go on. */
export function DictationSessionCard({ words, isHeld, onAgain, onSubmit }: DictationSessionCardProps) {
  const [wish, setWish] = useState<Presenting>('heard');
  const { session, dispatch, left, word, hear, chooseAccent, chosen, isUnknown, didFail } = useDictation(
    words,
    wish,
    isHeld,
  );
  const presenting: Presenting = chosen === null && !isUnknown ? 'shown' : wish;
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { phase, index, accent } = session;
  const typed = session.answers[index] ?? '';
  // Each word passes through this on its way to be written.
  const mayType = phase.kind === 'typing';
  useEffect(() => {
    if (mayType) field.current?.focus();
  }, [mayType]);

  async function submit() {
    setIsSending(true);
    await onSubmit(words.map((each, at) => ({ word: each, answer: session.answers[at] ?? '' })));
    setIsSending(false);
  }
  function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (canSubmit(session)) void submit();
    else dispatch({ kind: 'next' });
  }

  return (
    <Card tone="main">
      <form className={classes.session} onSubmit={goOn}>
        <div className={classes.head}>
          <h2 className={classes.counter}>
            Word {index + 1} of {words.length}
          </h2>
          {presenting === 'heard' ? (
            <Segments label="Accent" options={accentOptions} value={accent} onChange={chooseAccent} />
          ) : null}
        </div>
        <WayOfWords
          chosen={chosen}
          isUnknown={isUnknown}
          accent={accent}
          presenting={presenting}
          didFail={didFail}
          onPresenting={setWish}
        />
        <div className={classes.stage}>
          {phase.kind === 'countdown' ? (
            <p className={classes.countdown} role="timer">
              Start after <b translate="no">{left}</b> sec
            </p>
          ) : presenting === 'shown' && phase.kind === 'playing' ? (
            <p className={classes.shown} lang="en" dir="ltr">
              {word}
            </p>
          ) : (
            <Button
              variant="default"
              leftSection={
                presenting === 'heard' ? (
                  <IconVolume size={20} aria-hidden="true" />
                ) : (
                  <IconEye size={20} aria-hidden="true" />
                )
              }
              disabled={phase.kind === 'playing'}
              onClick={hear}
            >
              {presenting === 'shown' ? 'Show again' : phase.kind === 'playing' ? 'Listen' : 'Play again'}
            </Button>
          )}
        </div>
        <TextInput
          ref={field}
          aria-label={`Word ${index + 1}`}
          placeholder="Write the word"
          className={classes.field}
          value={typed}
          maxLength={200}
          disabled={phase.kind === 'countdown' || (presenting === 'shown' && phase.kind === 'playing')}
          onChange={(event) => dispatch({ kind: 'type', text: event.currentTarget.value })}
          rightSection={
            isTyped(session) ? <IconCheck size={22} className={classes.tick} aria-label="Right" /> : null
          }
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          data-gramm="false"
          lang="en"
          dir="ltr"
        />
        <div className={classes.actions}>
          <Button variant="subtle" onClick={onAgain}>
            Try again
          </Button>
          <Button variant="default" className={classes.next} type="submit" disabled={!canGoOn(session)}>
            Next
          </Button>
          <Button
            type="button"
            disabled={!canSubmit(session)}
            loading={isSending}
            onClick={() => void submit()}
          >
            Submit
          </Button>
        </div>
      </form>
    </Card>
  );
}
