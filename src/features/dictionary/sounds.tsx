import { IconVolume } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DictionaryWord } from '#contract/entities/word.ts';
import { accents, createDeviceVoices, type Accent } from '#platform/voices/device-voices.ts';
import classes from './dictionary-popup.module.css';

const voices = createDeviceVoices(window);
/** Speeds of the word player (spec section 9). */
const rates = [0.5, 0.8, 1, 1.2, 1.5] as const;

const namesNow = (): string => accents.map((accent) => voices.nameOf(accent) ?? '').join('\n');

/** The word in three accents: IPA, and a player where this device has a voice of that accent. */
export function Sounds({ entry }: { entry: DictionaryWord }) {
  const [rate, setRate] = useState<(typeof rates)[number]>(1);
  const names = useSyncExternalStore(voices.subscribe, namesNow).split('\n');
  useEffect(() => () => voices.stop(), []);
  const phonetics: Readonly<Record<Accent, string | null>> = {
    US: entry.americanPhonetic,
    UK: entry.britishPhonetic,
    AU: entry.australianPhonetic,
  };
  const hasVoice = names.some((name) => name !== '');
  return (
    <section aria-label="Pronunciation" className={classes['sounds']}>
      {accents.map((accent, at) => {
        const name = names[at] ?? '';
        const ipa = phonetics[accent];
        return (
          <div key={accent} className={classes['sound']}>
            {name === '' ? (
              <span className={classes['accent']}>{accent}</span>
            ) : (
              <button
                type="button"
                className={classes['play']}
                aria-label={`Play ${accent}, voice of this device: ${name}`}
                title={`Voice of this device: ${name}`}
                onClick={() => voices.say(entry.word, { accent, rate })}
              >
                <IconVolume size={18} aria-hidden="true" /> {accent}
              </button>
            )}
            {ipa !== null && (
              <span className={classes['ipa']} lang="en" dir="ltr">
                /{ipa}/
              </span>
            )}
          </div>
        );
      })}
      {hasVoice ? (
        <label className={classes['rate']}>
          Speed
          <select
            value={rate}
            onChange={({ currentTarget }) =>
              setRate(rates.find((one) => String(one) === currentTarget.value) ?? 1)
            }
          >
            {rates.map((one) => (
              <option key={one} value={one}>
                x{one}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <p className={classes['quiet']}>
        {hasVoice
          ? 'You hear the voices of this device.'
          : 'This device has no English voice that the app can use.'}
      </p>
    </section>
  );
}
