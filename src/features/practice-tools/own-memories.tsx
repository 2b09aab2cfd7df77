import { listExamMemories } from '#data/queries/own-rows.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { countryName } from '#domain/places/countries.ts';
import classes from './practice-tools.module.css';

const day = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** What the learner has told about this question already, so that nothing is told twice by mistake. */
export function OwnMemories({ practiceId }: { practiceId: number }) {
  const own = useLive(listExamMemories, { practiceId });
  const rows = own.status === 'ready' ? own.data.rows : [];
  if (rows.length === 0) return null;
  const said = rows.map(
    ({ value }) => `${day.format(Date.parse(value.date))} in ${countryName(value.country)}`,
  );
  return <p className={classes.told}>You have told us: {said.join('; ')}.</p>;
}
