import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SessionView } from '#data/queries/find-session.ts';
import { taskProgress } from '#data/queries/task-progress.ts';
import { findWordsInBook } from '#data/queries/words.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { metWords } from '#domain/practice-session/met-words.ts';
import { pointsByTask } from '#domain/practice-session/session-points.ts';
import { summarizeSession } from '#domain/practice-session/session-summary.ts';
import { counted } from '#domain/numbers/counted.ts';
import { minutesInWords } from '#domain/statistics/minute-words.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { findingsOf } from './findings.ts';
import { MetWords } from './met-words.tsx';
import { StopLink } from './stop-link.tsx';
import { examOf } from './stop-name.ts';
import { SummaryFindings } from './summary-findings.tsx';
import { SummaryPoints } from './summary-points.tsx';
import { SummaryStops } from './summary-stops.tsx';
import { headline, isToCome, shareOf } from './summary-words.ts';
import { toDoOf } from './to-do.ts';
import { ToDo } from './to-do.tsx';
import classes from './summary.module.css';

/** All of a session on one page. It is drawn once everything is read, so that nothing moves. */
export function Summary({ session }: { session: SessionView }) {
  const { stops, next } = session;
  const pteType = examOf(stops);
  const answered = stops.flatMap(({ practiceId, taskType, answer }) =>
    answer === null ? [] : [{ practiceId, taskType, score: answer.score }],
  );
  const words = metWords(answered);
  const progress = useLive(taskProgress, { pteType, since: session.startedAt }, { keepPrevious: true });
  const inBook = useLive(
    findWordsInBook,
    { book: 'vocabBook', words: words.map(({ word }) => word) },
    { keepPrevious: true },
  );
  for (const live of [progress, inBook]) if (live.status === 'failed') throw live.error;
  if (progress.status !== 'ready' || inBook.status !== 'ready') return null;
  const summary = summarizeSession(
    stops.map(({ standing, answer }) => ({
      standing,
      share: answer?.score ? shareOf(answer.score) : null,
      seconds: answer?.duration ?? 0,
    })),
  );
  const search = { session: session.id };
  return (
    <div className={classes['page']}>
      <div className={classes['head']}>
        <PageHeading title={headline(summary, stops.length)} documentTitle="Your session" />
        {summary.answered > 0 && (
          <p className={classes['facts']}>
            {counted(summary.answered, 'question')} answered
            {summary.skipped.length > 0 ? `, ${summary.skipped.length} skipped` : ''},{' '}
            {timeWords(summary.seconds)} of practice
          </p>
        )}
      </div>
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <SummaryStops stops={stops} pteType={pteType} search={search} />
          <SummaryPoints tasks={pointsByTask(answered)} pteType={pteType} />
        </div>
        <div className={classes['column']}>
          <SummaryFindings
            findings={findingsOf(stops, pteType)}
            pending={stops.filter(isToCome).length}
            search={search}
          />
          <ToDo things={toDoOf({ stops, summary, words, progress: progress.data })} pteType={pteType} />
          <MetWords words={words} inBook={inBook.data} />
        </div>
      </div>
      <div className={classes['onward']}>
        <Button
          variant={next === null ? 'filled' : 'default'}
          renderRoot={(props) => <Link {...props} to="/" />}
        >
          Back to Today
        </Button>
        {next !== null && (
          <Button renderRoot={(props) => <StopLink {...props} stop={next} search={search} />}>Go on</Button>
        )}
      </div>
    </div>
  );
}

/** A measured time is exact to the minute at best. */
function timeWords(seconds: number): string {
  const words = minutesInWords(seconds);
  return words.startsWith('under') ? words : `about ${words}`;
}
