import { IconVolume } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { DictionaryWord } from '#contract/entities/word.ts';
import { voiceAccents, type VoiceAccent } from '#platform/voice/device-voice.ts';
import { voiceRates, type VoiceRate } from '#platform/voice/voice-rate.ts';
import { isLooking, voiceOfAccent, voiceWords, type ChosenVoice } from '#ui/voice/choose-voice.ts';
import { useWordVoice } from '#ui/voice/use-word-voice.ts';
import classes from './dictionary-popup.module.css';

/** The word in three accents: IPA, and a player where it is recorded or this device has a voice of that accent. */
export function Sounds({ entry }: { entry: DictionaryWord }) {
  const [rate, setRate] = useState<VoiceRate>(1);
  const [isFailed, setIsFailed] = useState(false);
  const voice = useWordVoice(entry.word);
  const last = useRef(voice);
  useEffect(() => {
    last.current = voice;
  });
  useEffect(() => () => last.current.stop(), []);
  const phonetics: Readonly<Record<VoiceAccent, string | null>> = {
    US: entry.americanPhonetic,
    UK: entry.britishPhonetic,
    AU: entry.australianPhonetic,
  };
  const chosen = voiceAccents.map((accent) => ({ accent, by: voiceOfAccent(voice, accent) }));
  const isHeard = chosen.some(({ by }) => by !== null);
  async function say(accent: VoiceAccent) {
    setIsFailed((await voice.say(accent, rate)) === 'failed');
  }
  return (
    <section aria-label="Pronunciation" className={classes['sounds']}>
      {chosen.map(({ accent, by }) => (
        <div key={accent} className={classes['sound']}>
          {by === null ? (
            <span className={classes['accent']}>{accent}</span>
          ) : (
            <PlayAccent accent={accent} by={by} onPlay={() => void say(accent)} />
          )}
          {phonetics[accent] !== null && (
            <span className={classes['ipa']} lang="en" dir="ltr">
              /{phonetics[accent]}/
            </span>
          )}
        </div>
      ))}
      {isHeard ? (
        <label className={classes['rate']}>
          Speed
          <select
            value={rate}
            onChange={({ currentTarget }) =>
              setRate(voiceRates.find((one) => String(one) === currentTarget.value) ?? 1)
            }
          >
            {voiceRates.map((one) => (
              <option key={one} value={one}>
                x{one}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <output className={classes['quiet']}>
        {isFailed
          ? 'The sound did not come. Tap again, or try later.'
          : isHeard || isLooking(voice)
            ? ''
            : 'This word is not recorded here, and this device has no English voice that the app can use.'}
      </output>
    </section>
  );
}

interface PlayAccentProps {
  accent: VoiceAccent;
  by: ChosenVoice;
  onPlay: () => void;
}

function PlayAccent({ accent, by, onPlay }: PlayAccentProps) {
  const whose = voiceWords(by);
  return (
    <button
      type="button"
      className={classes['play']}
      aria-label={`Play ${accent}, ${whose}`}
      onClick={onPlay}
    >
      <IconVolume size={18} aria-hidden="true" /> {accent} <span className={classes['whose']}>{whose}</span>
    </button>
  );
}
