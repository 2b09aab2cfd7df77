import { Link } from '@tanstack/react-router';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { taskAddresses } from '#contract/task-type.ts';
import type { TaskType } from '#contract/task-type.ts';
import { findNeighbours } from '#data/queries/find-neighbours.ts';
import type { ListArgs } from '#data/queries/list-practices.ts';
import { useLive } from '#data/hooks/use-live.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import { skipStop } from '#data/commands/start-session.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import {
  stopAfter,
  stopToDo,
  useSessionPlace,
  type SessionPlace,
} from '#features/practice/session/session-place.ts';
import { StopLink } from '#features/practice/session/stop-link.tsx';
import { useNextReady } from './use-next-ready.ts';
import classes from './question-links.module.css';

/** Back to the list as it was, or from a session or a review to where it was begun. */
export function BackLink({ taskType, search }: { taskType: TaskType; search: SearchText }) {
  const { section, slug } = taskAddresses[taskType];
  if (useSessionPlace() !== null) {
    return (
      <Link to="/" className={classes.step} aria-label="Back to Today" aria-keyshortcuts="l">
        <IconArrowLeft size={22} aria-hidden="true" />
      </Link>
    );
  }
  if (search['from'] === 'review') {
    return (
      <Link to="/words/review" className={classes.step} aria-label="Back to review" aria-keyshortcuts="l">
        <IconArrowLeft size={22} aria-hidden="true" />
      </Link>
    );
  }
  return (
    <Link
      to="/dashboard/$section/$slug"
      params={{ section, slug }}
      search={search}
      className={classes.step}
      aria-label="Back to the list"
      aria-keyshortcuts="l"
    >
      <IconArrowLeft size={22} aria-hidden="true" />
    </Link>
  );
}

export interface QuestionLinksProps {
  practiceId: number;
  filter: ListArgs;
  search: SearchText;
}

/** Previous and Next in the session or the list that the learner came from. They stand at the top: never beside Submit. */
export function QuestionLinks(props: QuestionLinksProps) {
  const place = useSessionPlace();
  return place === null ? <ListLinks {...props} /> : <SessionLinks place={place} search={props.search} />;
}

/** A question that is gone past without an answer is skipped. */
function SessionLinks({ place, search }: { place: SessionPlace; search: SearchText }) {
  const context = useDataContext();
  const { stops, at } = place;
  const here = stops[at];
  const previous = stops[at - 1];
  const isSkipped = here?.standing === 'left';
  useNextReady([stopAfter(place), stopToDo(place), previous].flatMap((stop) => stop ?? []));
  return (
    <nav className={classes.links} aria-label="Questions">
      {previous ? (
        <StopLink
          stop={previous}
          search={search}
          className={classes.step}
          aria-label="Previous"
          aria-keyshortcuts="p"
        >
          <IconChevronLeft size={22} aria-hidden="true" className={classes.arrow} />
        </StopLink>
      ) : (
        <span className={classes.step} data-off="true" aria-hidden="true">
          <IconChevronLeft size={22} aria-hidden="true" className={classes.arrow} />
        </span>
      )}
      <span className={classes.place}>
        {at + 1} of {stops.length}
      </span>
      <StopLink
        stop={stopAfter(place)}
        search={search}
        className={classes.step}
        aria-label={isSkipped ? 'Next (skip this question)' : 'Next'}
        aria-keyshortcuts="n"
        onClick={() => {
          if (here && isSkipped)
            void skipStop(context, { sessionId: place.sessionId, practiceId: here.practiceId });
        }}
      >
        <IconChevronRight size={22} aria-hidden="true" className={classes.arrow} />
      </StopLink>
    </nav>
  );
}

function ListLinks({ practiceId, filter, search }: QuestionLinksProps) {
  const live = useLive(findNeighbours, { practiceId, filter }, { keepPrevious: true, drawsMuch: true });
  const near = live.status === 'ready' ? live.data : null;
  const { taskType } = filter;
  useNextReady(
    [near?.nextId, near?.previousId].flatMap((id) =>
      typeof id === 'number' ? { practiceId: id, taskType } : [],
    ),
  );
  return (
    <nav className={classes.links} aria-label="Questions">
      <Step id={near?.previousId ?? null} taskType={taskType} search={search} name="Previous" />
      <span className={classes.place}>
        {near && near.position !== null ? `${near.position + 1} of ${near.total}` : '\u00A0'}
      </span>
      <Step id={near?.nextId ?? null} taskType={taskType} search={search} name="Next" />
    </nav>
  );
}

interface StepProps {
  id: number | null;
  taskType: TaskType;
  search: SearchText;
  name: 'Previous' | 'Next';
}

function Step({ id, taskType, search, name }: StepProps) {
  const Icon = name === 'Previous' ? IconChevronLeft : IconChevronRight;
  const { section, slug } = taskAddresses[taskType];
  const face = <Icon size={22} aria-hidden="true" className={classes.arrow} />;
  if (id === null) {
    return (
      <span className={classes.step} data-off="true" aria-hidden="true">
        {face}
      </span>
    );
  }
  return (
    <Link
      to="/dashboard/$section/$slug/$questionId"
      params={{ section, slug, questionId: String(id) }}
      search={search}
      className={classes.step}
      aria-label={name}
      aria-keyshortcuts={name === 'Next' ? 'n' : 'p'}
    >
      {face}
    </Link>
  );
}

/** As wide as the links, before the list is read. */
export function LinksRoom() {
  return (
    <span className={classes.links} style={{ visibility: 'hidden' }} aria-hidden="true">
      <span className={classes.step} />
      <span className={classes.place} />
      <span className={classes.step} />
    </span>
  );
}
