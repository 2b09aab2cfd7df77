import { Link } from '@tanstack/react-router';
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { taskAddresses } from '#contract/task-type.ts';
import type { TaskType } from '#contract/task-type.ts';
import { findNeighbours } from '#data/queries/find-neighbours.ts';
import type { ListArgs } from '#data/queries/list-practices.ts';
import { useLive } from '#data/use-live.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import classes from './question-links.module.css';

/** Back to the list as it was. */
export function BackLink({ taskType, search }: { taskType: TaskType; search: SearchText }) {
  const { section, slug } = taskAddresses[taskType];
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

/** Previous and Next in the list that the learner came from. They stand at the top: never beside Submit. */
export function QuestionLinks({ practiceId, filter, search }: QuestionLinksProps) {
  const live = useLive(findNeighbours, { practiceId, filter }, { keepPrevious: true, drawsMuch: true });
  const near = live.status === 'ready' ? live.data : null;
  return (
    <nav className={classes.links} aria-label="Questions">
      <Step id={near?.previousId ?? null} taskType={filter.taskType} search={search} name="Previous" />
      <span className={classes.place}>
        {near && near.position !== null ? `${near.position + 1} of ${near.total}` : '\u00A0'}
      </span>
      <Step id={near?.nextId ?? null} taskType={filter.taskType} search={search} name="Next" />
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
