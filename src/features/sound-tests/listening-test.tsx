import { Button, TextInput } from '@mantine/core';
import { IconVolume } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { isHeardRight, nextWord } from '#domain/listening-test/listening-test.ts';
import type { Random } from '#platform/random.ts';
import { Segments } from '#ui/segments.tsx';
import { chooseVoice, isLooking } from '#ui/voice/choose-voice.ts';
import { useWordVoice } from '#ui/voice/use-word-voice.ts';
import classes from './sound-tests.module.css';

const ways = [
  { value: 'choose', label: 'Choose' },
  { value: 'type', label: 'Type' },
] as const;
type Way = (typeof ways)[number]['value'];

interface Tally {
  readonly right: number;
  readonly all: number;
  /** How the last word went; empty before the first one. */
  readonly words: string;
}

/** A word is played and told from two like it; the next one follows at once. Counts nowhere but here. */
export function ListeningTest({ random }: { random: Random }) {
  const [round, setRound] = useState(() => ({ at: 0, heard: nextWord(() => random.next(), null) }));
  const [tally, setTally] = useState<Tally>({ right: 0, all: 0, words: '' });
  const [way, setWay] = useState<Way>('choose');
  const { heard, at } = round;
  const answer = (given: string) => {
    const isRight = isHeardRight(heard, given);
    setTally({
      right: tally.right + (isRight ? 1 : 0),
      all: tally.all + 1,
      words: isRight ? `Right: ${heard.word}.` : `It was ${heard.word}, not ${given.trim()}.`,
    });
    setRound({ at: at + 1, heard: nextWord(() => random.next(), heard) });
  };
  return (
    <div className={classes.body}>
      <Segments label="How you answer" options={ways} value={way} onChange={setWay} />
      <PlayedWord key={`played ${at}`} word={heard.word} />
      {way === 'choose' ? (
        <div className={classes.choices}>
          {/* By their places: who presses one by keyboard stays there for the next word. */}
          {heard.choices.map((choice, place) => (
            <Button
              key={place}
              variant="default"
              size="md"
              lang="en"
              translate="no"
              onClick={() => answer(choice)}
            >
              {choice}
            </Button>
          ))}
        </div>
      ) : (
        <TypedWord key={`typed ${at}`} onAnswer={answer} />
      )}
      <output className={classes.outcome} translate="no">
        {tally.words}
      </output>
      <p className={classes.quiet}>{tally.all === 0 ? '' : `${tally.right} of ${tally.all} right`}</p>
    </div>
  );
}

/** Plays as soon as something can say the word, and again on a press. */
function PlayedWord({ word }: { word: string }) {
  const voice = useWordVoice(word);
  const [didFail, setDidFail] = useState(false);
  const isMute = chooseVoice(voice, 'UK') === null;
  const say = async () => {
    setDidFail((await voice.say('UK')) === 'failed');
  };
  const sayFirst = useEffectEvent(() => voice.say('UK'));
  const stop = useEffectEvent(() => voice.stop());
  useEffect(() => {
    if (isMute) return;
    void (async () => {
      const outcome = await sayFirst();
      setDidFail(outcome === 'failed');
    })();
  }, [isMute]);
  useEffect(() => () => stop(), []);
  if (isMute) {
    return (
      <output className={classes.sentence}>
        {isLooking(voice)
          ? 'Looking for a voice.'
          : 'Nothing on this device can say a word now. Download the recorded words: Me, then Offline and storage.'}
      </output>
    );
  }
  return (
    <Button size="md" leftSection={<IconVolume size={22} aria-hidden="true" />} onClick={() => void say()}>
      {didFail ? 'Click to ply voice' : 'Hear it again'}
    </Button>
  );
}

function TypedWord({ onAnswer }: { onAnswer: (given: string) => void }) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim() !== '') onAnswer(typed);
  };
  return (
    <form className={classes.typing} onSubmit={submit}>
      <TextInput
        ref={field}
        className={classes.field ?? ''}
        aria-label="The word that you heard"
        value={typed}
        size="md"
        lang="en"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="md" disabled={typed.trim() === ''}>
        Check
      </Button>
    </form>
  );
}
