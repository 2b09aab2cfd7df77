import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SayOutcome } from '#platform/voice/device-voice.ts';
import { keepVoiceRate, readVoiceRate, type VoiceRate } from '#platform/voice/voice-rate.ts';
import { useIsQuiet } from './quiet-scope.ts';
import { createSpokenMark, type SpokenMark } from './spoken-mark.ts';
import { spokenSentences, type SpokenSentence } from './spoken-sentences.ts';
import { useDeviceVoice } from './use-device-voice.ts';

/** A reading under way. */
interface Reading {
  readonly sentences: readonly SpokenSentence[];
  /** The sentence that is being said. */
  at: number;
  readonly mark: SpokenMark;
}

/**
 * Reads a text out sentence by sentence with the device's voice, and marks in `shownIn` what it says. It stops when the component or
 * the page goes, at Escape, in a quiet scope, and when something else is said or played. `language`: of the text, as `fa`; `null`:
 * English.
 */
export function useReadOut(
  text: string,
  shownIn: RefObject<HTMLElement | null>,
  language: string | null = null,
) {
  const { voice, state } = useDeviceVoice();
  const isQuiet = useIsQuiet();
  const [step, setStep] = useState<'silent' | 'reading' | 'failed'>('silent');
  const [rate, setRate] = useState(readVoiceRate);
  const current = useRef<Reading | null>(null);
  const isReading = step === 'reading';
  const canSay = language === null ? state.kind === 'there' : voice.speaks(language);

  async function read(sentences: readonly SpokenSentence[], from: number, atRate: VoiceRate) {
    const mark = createSpokenMark(shownIn.current);
    const own: Reading = { sentences, at: from, mark };
    current.current = own;
    setStep('reading');
    let outcome: SayOutcome = 'said';
    let isHeard = false;
    for (const [at, sentence] of sentences.entries()) {
      if (at < from) continue;
      own.at = at;
      mark.sentence(sentence);
      outcome = await voice.say(sentence.text, language === null ? 'UK' : { language }, atRate, (place) => {
        isHeard = true;
        mark.word(place);
      });
      // Another speed took over, or the component has gone.
      if (current.current !== own) return;
      if (outcome !== 'said') break;
      isHeard = true;
    }
    current.current = null;
    mark.clear();
    setStep(outcome === 'failed' && !isHeard ? 'failed' : 'silent');
  }

  useEffect(
    () => () => {
      const reading = current.current;
      current.current = null;
      if (reading === null) return;
      reading.mark.clear();
      voice.stop();
    },
    [voice],
  );
  useEffect(() => {
    if (isQuiet && current.current !== null) voice.stop();
  }, [isQuiet, voice]);
  useEffect(() => {
    if (!isReading) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', (event) => isForReading(event) && voice.stop(), { signal });
    // Some browsers go on speaking on the next page.
    addEventListener('pagehide', () => voice.stop(), { signal });
    return () => listening.abort();
  }, [isReading, voice]);

  return {
    status: canSay ? step : 'unavailable',
    isLooking: state.kind === 'looking',
    isQuiet,
    rate,
    start: () => void read(spokenSentences(text, language ?? 'en'), 0, rate),
    stop: () => voice.stop(),
    changeRate: (next: VoiceRate) => {
      setRate(next);
      keepVoiceRate(next);
      const reading = current.current;
      if (reading !== null) void read(reading.sentences, reading.at, next);
    },
  } as const;
}

/** Escape in a dialog closes the dialog, and Escape while characters are composed ends that. */
function isForReading({ key, target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== 'Escape' || isComposing || defaultPrevented) return false;
  return !(target instanceof Element && target.closest('dialog, [role="dialog"]'));
}
