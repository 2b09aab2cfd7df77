import { useEffect, useState } from 'react';
import type { DictionaryWord, WordLevel } from '#contract/entities/word.ts';
import { useDictionary } from '#ui/dictionary/dictionary-ports.ts';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import classes from './word-of-the-day.module.css';

const longDay = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' });
/** The day where the learner is, so that the word changes at their midnight. */
const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

interface WordOfTheDayProps {
  /** Epoch ms. */
  now: number;
  /** What the learner said of their English; `null`: nothing yet. */
  level: WordLevel | null;
}

/**
 * Word of the Day (spec section 2): title, today's date, the word, its first part of speech and first definition. Chosen from the
 * dictionary on this device; without one the card is not there, and comes with it: it is not fetched for one word. A tap opens the word.
 */
export function WordOfTheDay({ now, level }: WordOfTheDayProps) {
  const ports = useDictionary();
  const date = dayOf(new Date(now));
  const [found, setFound] = useState<DictionaryWord | null | 'loading'>('loading');
  useEffect(() => {
    let isGone = false;
    const choose = async () => {
      const outcome = await ports?.dictionary.wordOfTheDay({ date, level });
      if (!isGone && outcome) setFound(outcome.kind === 'found' ? outcome.entry : null);
    };
    void choose();
    const unsubscribe = ports?.dictionary.subscribeKept(() => void choose());
    return () => {
      isGone = true;
      unsubscribe?.();
    };
  }, [ports, date, level]);

  if (found === null) return null;
  const [meaning] = found === 'loading' ? [] : found.meanings;
  return (
    <section className={classes['card']} aria-labelledby="word-of-the-day" aria-busy={found === 'loading'}>
      <header className={classes['head']}>
        <h2 id="word-of-the-day" className={classes['title']}>
          Word of the Day
        </h2>
        <time dateTime={date} className={classes['quiet']}>
          {longDay.format(now)}
        </time>
      </header>
      {found === 'loading' ? (
        <>
          <SkeletonBlock width="45%" height="44px" />
          <SkeletonBlock height="3em" />
        </>
      ) : (
        <>
          <p className={classes['line']} lang="en" dir="ltr">
            <button
              type="button"
              className={classes['word']}
              onClick={() => ports?.openWord({ word: found.word })}
            >
              {found.word}
            </button>
            <span className={classes['quiet']}>{meaning?.partOfSpeech.toLowerCase()}</span>
          </p>
          <p className={classes['definition']} lang="en" dir="ltr">
            {meaning?.definitions[0]}
          </p>
        </>
      )}
    </section>
  );
}
