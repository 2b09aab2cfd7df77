import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { taskAddresses } from '#contract/task-type.ts';
import { findSession, type SessionView, type StopView } from '#data/queries/find-session.ts';
import { useBeginSession } from '#data/hooks/use-begin-session.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { summarizeSession } from '#domain/practice-session/session-summary.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import { pointsLine } from '#features/practice/score/format-points.ts';
import { ruleOf } from '#features/practice/task-frame/rule-of.ts';
import { Message } from '#ui/message.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { RouteLine } from '#ui/route-line.tsx';
import { StopLink } from './stop-link.tsx';
import classes from './summary.module.css';
import { headline, shareOf, stopNote } from './summary-words.ts';

/** The end of a practice session: what went well, what to repeat, minutes. Scores that come later come in by themselves. */
export function SummaryScreen({ search }: { search: SearchText }) {
  const live = useLive(findSession, { since: 0, id: search.session }, { keepPrevious: true });
  if (live.status === 'failed') throw live.error;
  if (live.status === 'loading') return null;
  if (live.data === null) {
    return (
      <Message
        title="No session yet"
        as="h1"
        action={<Button renderRoot={(props) => <Link {...props} to="/" />}>Go to Today</Button>}
      >
        A session is a few questions, one after another. You start it on Today.
      </Message>
    );
  }
  return <Summary session={live.data} />;
}

function Summary({ session }: { session: SessionView }) {
  const { stops, next } = session;
  const summary = summarizeSession(
    stops.map(({ standing, answer }) => ({
      standing,
      share: answer?.score ? shareOf(answer.score) : null,
      seconds: answer?.duration ?? 0,
    })),
  );
  const search = { session: session.id };
  const at = (places: readonly number[]) => places.flatMap((place) => stops[place] ?? []);
  const repeated = at([...summary.again, ...summary.skipped]);
  return (
    <div className={classes['summary']}>
      <PageHeading title={headline(summary, stops.length)} documentTitle="Your session" />
      {summary.answered > 0 && (
        <p className={classes['facts']}>
          {summary.answered === 1 ? '1 question' : `${summary.answered} questions`} answered
          {summary.skipped.length > 0 ? `, ${summary.skipped.length} skipped` : ''}, about{' '}
          {summary.minutes === 1 ? '1 minute' : `${summary.minutes} minutes`} of practice
        </p>
      )}
      <RouteLine
        label="The questions of this session"
        stops={stops.map((stop) => ({
          standing: stop.standing,
          name: (
            <StopLink stop={stop} search={search}>
              <span>
                <span className={classes['task']}>{nameOf(stop)}</span> {stop.title}
              </span>
            </StopLink>
          ),
          note: stopNote(stop, stop.answer?.score ? pointsLine(stop.answer.score) : null),
        }))}
      />
      <StopGroup title="Went well" stops={at(summary.well)} />
      <StopGroup title="Worth another try" stops={at(summary.again)} />
      <StopGroup title="Skipped" stops={at(summary.skipped)} />
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
        {next === null && repeated.length > 0 && <RepeatButton stops={repeated} />}
      </div>
    </div>
  );
}

function nameOf({ taskType }: StopView): string {
  const [exam = 'ACADEMIC'] = taskAddresses[taskType].exams;
  return ruleOf(taskType, exam).displayName;
}

function StopGroup({ title, stops }: { title: string; stops: readonly StopView[] }) {
  if (stops.length === 0) return null;
  return (
    <section>
      <h2 className={classes['heading']}>{title}</h2>
      <ul className={classes['list']}>
        {stops.map((stop) => (
          <li key={stop.practiceId}>
            {stop.title} <span className={classes['task']}>{nameOf(stop)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was weak or skipped, once more, as a session of its own. */
function RepeatButton({ stops }: { stops: readonly StopView[] }) {
  const { isBeginning, begin } = useBeginSession();
  const begun = stops.map(({ practiceId, taskType }) => ({ practiceId, taskType }));
  return (
    <Button variant="default" loading={isBeginning} onClick={() => void begin(begun)}>
      {stops.length === 1 ? 'Try it again' : `Try these ${stops.length} again`}
    </Button>
  );
}
