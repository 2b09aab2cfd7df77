import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import {
  beginDictation,
  stepDictation,
  type Accent,
  type DictationSession,
} from '#domain/dictation/dictation-session.ts';
import { chooseVoice, isLooking } from '#ui/voice/choose-voice.ts';
import { useWordVoice } from '#ui/voice/use-word-voice.ts';

/** How a word comes to the learner. `shown`: nothing can say it here, or the learner wants it so. */
export type Presenting = 'heard' | 'shown';

/** How long a word is shown that cannot be heard. */
const shownForMs = 3_000;

/** Runs one dictation: its countdown, and the sound or the sight of each word. `isHeld`: something lies over it. */
export function useDictation(words: readonly string[], presenting: Presenting, isHeld: boolean) {
  const { clock } = useDataContext();
  const [session, dispatch] = useReducer(stepDictation, words, (given) => beginDictation(given, clock.now()));
  const { phase, index, accent } = session;
  const word = session.words[index] ?? '';
  const voice = useWordVoice(word);
  const chosen = chooseVoice(voice, accent);
  const isSilent = chosen === null;
  const isUnknown = voice.recorded === null || (isSilent && isLooking(voice));
  const speaker = useRef(voice);
  useEffect(() => {
    speaker.current = voice;
  });
  const left = useSecondsLeft(phase, isHeld);
  const [didFail, fail] = useReducer(() => true, false);

  const isCounting = phase.kind === 'countdown' && !isHeld;
  useEffect(() => {
    if (!isCounting || left > 0) return;
    dispatch({ kind: 'countdown-over' });
  }, [isCounting, left]);

  const isPlaying = phase.kind === 'playing';
  useEffect(() => {
    if (!isPlaying || isUnknown || word === '') return undefined;
    if (presenting === 'shown' || isSilent) {
      return clock.after(shownForMs, () => dispatch({ kind: 'heard' }));
    }
    let isOver = false;
    void (async () => {
      const outcome = await speaker.current.say(accent);
      if (isOver) return;
      if (outcome === 'failed') fail();
      dispatch({ kind: 'heard' });
    })();
    return () => {
      isOver = true;
      speaker.current.stop();
    };
    // The accent of the next time: changing it says the word anew, by its own step.
  }, [isPlaying, word, accent, presenting, isSilent, isUnknown, clock]);

  const hear = useCallback(() => dispatch({ kind: 'hear-again' }), []);
  const chooseAccent = useCallback((chosen: Accent) => {
    dispatch({ kind: 'choose-accent', accent: chosen });
    dispatch({ kind: 'hear-again' });
  }, []);
  return { session, dispatch, left, word, hear, chooseAccent, chosen, isUnknown, didFail };
}

/** Whole seconds of the countdown that are left; it starts anew when what lay over it is gone. */
function useSecondsLeft(phase: DictationSession['phase'], isHeld: boolean): number {
  const { clock } = useDataContext();
  const until = phase.kind === 'countdown' ? phase.until : 0;
  const [left, tick] = useReducer((before: number) => Math.max(0, before - 1), 3);
  useEffect(() => {
    if (until === 0 || isHeld || left === 0) return undefined;
    return clock.after(1_000, tick);
  }, [until, isHeld, left, clock]);
  return left;
}
