import { Link } from '@tanstack/react-router';
import { adviseOnSounds } from '#data/queries/heard-readings.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { counted } from '#domain/numbers/counted.ts';
import type { MissedSound, SoundAdvice } from '#domain/sound-coach/missed-sounds.ts';
import { SayButton } from '#ui/say/say-button.tsx';
import classes from './sound-coach.module.css';

const noArgs = {};

/** The sounds that the last readings missed most, each with words to practise: only when there is enough to say so. */
export function SoundCoach() {
  const advice = useLive(adviseOnSounds, noArgs, { drawsMuch: true });
  if (advice.status !== 'ready') return null;
  return (
    <section className={classes['coach']} aria-labelledby="sound-coach">
      <h2 className={classes['title']} id="sound-coach">
        Sound coach
      </h2>
      <Advice advice={advice.data} />
    </section>
  );
}

const readingsWords = (count: number): string => counted(count, 'reading');

function Advice({ advice }: { advice: SoundAdvice }) {
  if (advice.kind === 'too-few') {
    const missing = advice.wanted - advice.readings;
    return (
      <p className={classes['quiet']}>
        After {readingsWords(missing)} more that {missing === 1 ? 'is' : 'are'} scored on this device, you see
        here which sounds to work on.{' '}
        <Link to="/dashboard/$section/$slug" params={{ section: 'speaking', slug: 'read-aloud' }}>
          Go to Read Aloud
        </Link>
      </p>
    );
  }
  const from = `From your last ${readingsWords(advice.readings)}, ${counted(advice.said, 'sound')}.`;
  if (advice.sounds.length === 0) {
    return (
      <p className={classes['quiet']}>
        {from} No sound stands out: your less clear ones are spread over all of them.
      </p>
    );
  }
  return (
    <>
      <p className={classes['quiet']}>{from} These are hints, not marks: they are sometimes wrong.</p>
      <ul className={classes['sounds']}>
        {advice.sounds.map((sound) => (
          <Sound key={sound.phone} sound={sound} />
        ))}
      </ul>
    </>
  );
}

function Sound({ sound }: { sound: MissedSound }) {
  const { example, tip, said, unclear, readings, ownWords, words } = sound;
  const [before = '', letters = '', after = ''] = example.split('*');
  const practice = [...new Set([...ownWords, ...words])].slice(0, 5);
  return (
    <li className={classes['sound']}>
      <h3 className={classes['name']} lang="en" dir="ltr">
        {before}
        <b>{letters}</b>
        {after}
      </h3>
      <p>
        Not clear {unclear} of {said} times, in {readingsWords(readings)}.
      </p>
      <p className={classes['quiet']}>{tip}</p>
      <ul className={classes['words']} aria-label={`Words to practise, like ${before}${letters}${after}`}>
        {practice.map((word) => (
          <li key={word}>
            <span lang="en">{word}</span>
            <SayButton word={word} />
          </li>
        ))}
      </ul>
    </li>
  );
}
