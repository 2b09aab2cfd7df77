import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { taskAddresses } from '#contract/task-type.ts';
import { startSession } from '#data/commands/start-session.ts';
import { findSession, type SessionView, type StopView } from '#data/queries/find-session.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { summarizeSession } from '#domain/practice-session/session-summary.ts';
import { pointsLine } from '#features/practice/score/format-points.ts';
import { ruleOf } from '#features/practice/tasks/rule-of.ts';
import { Message } from '#ui/message.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { RouteLine } from '#ui/route-line.tsx';
import { StopLink } from './stop-link.tsx';
import classes from './summary.module.css';
import { headline, shareOf, stopNote } from './summary-words.ts';

/** The end of a practice session: what went well, what to repeat, minutes. Scores that come later come in by themselves. */
export function SummaryScreen() {
  const live = useLive(findSession, { since: 0 }, { keepPrevious: true });
  if (live.status === 'failed') throw live.error;
  if (live.status === 'loading') return null;
  if (live.data === null) {
    return (
      <Message title="No session yet" as="h1">
        A session is a few questions one after another. Start one on <Link to="/">Today</Link>.
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
  return (
    <div className={classes['summary']}>
      <PageHeading title={headline(summary, stops.length)} documentTitle="Your session" />
      {summary.answered > 0 && (
        <p className={classes['facts']}>
          {summary.answered === 1 ? '1 question' : `${summary.answered} questions`} answered, about{' '}
          {summary.minutes === 1 ? '1 minute' : `${summary.minutes} minutes`} of practice
        </p>
      )}
      <RouteLine
        label="The questions of this session"
        stops={stops.map((stop) => ({
          id: String(stop.practiceId),
          done: stop.standing === 'answered',
          name: (
            <StopLink stop={stop} search={search}>
              <span>
                <span className={classes['task']}>{nameOf(stop)}</span> {stop.title}
              </span>
            </StopLink>
          ),
          note: stopNote(stop.standing, stop.answer?.score ? pointsLine(stop.answer.score) : null),
        }))}
      />
      <StopGroup title="Went well" stops={at(summary.well)} />
      <StopGroup title="Worth another try" stops={at(summary.again)} />
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
        {next === null && summary.again.length > 0 && <RepeatButton stops={at(summary.again)} />}
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
  const context = useDataContext();
  const navigate = useNavigate();
  const repeat = async () => {
    const session = await startSession(context, {
      stops: stops.map(({ practiceId, taskType }) => ({ practiceId, taskType })),
    });
    const first = session?.stops[0];
    if (!session || !first) return;
    const { section, slug } = taskAddresses[first.taskType];
    await navigate({
      to: '/dashboard/$section/$slug/$questionId',
      params: { section, slug, questionId: String(first.practiceId) },
      search: { session: session.id },
    });
  };
  return (
    <Button variant="default" onClick={() => void repeat()}>
      {stops.length === 1 ? 'Try it again' : `Try these ${stops.length} again`}
    </Button>
  );
}
