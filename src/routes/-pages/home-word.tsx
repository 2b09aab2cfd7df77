import { findLevel } from '#data/queries/own-rows.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { wordLevelOf } from '#domain/words/word-level-of.ts';
import { useDayStart } from '#ui/use-day-start.ts';
import { WordOfTheDay } from '#ui/word-of-the-day/word-of-the-day.tsx';

/** Word of the Day at the learner's level. */
export function HomeWord() {
  const { clock } = useDataContext();
  const since = useDayStart(clock);
  const live = useLive(findLevel, null);
  if (live.status !== 'ready') return null;
  return <WordOfTheDay now={since} level={wordLevelOf(live.data?.value.englishLevel)} />;
}
