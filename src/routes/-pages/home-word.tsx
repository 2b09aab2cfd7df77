import { wordLevels } from '#contract/entities/word.ts';
import { findLevel } from '#data/queries/own-rows.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { WordOfTheDay } from '#ui/word-of-the-day/word-of-the-day.tsx';

/** Word of the Day at the learner's level. */
export function HomeWord() {
  const { clock } = useDataContext();
  const live = useLive(findLevel, null);
  if (live.status !== 'ready') return null;
  return (
    <WordOfTheDay
      now={clock.now()}
      level={wordLevels.find((level) => level === live.data?.value.englishLevel) ?? null}
    />
  );
}
