import { Link } from '@tanstack/react-router';
import type { MouseEventHandler, ReactNode } from 'react';
import { taskAddresses } from '#contract/task-type.ts';
import type { SessionStop } from '#contract/entities/practice-session.ts';
import type { SearchText } from '#features/practice/list-filter.ts';

interface StopLinkProps {
  /** `null`: the session is over, and its summary comes. */
  stop: SessionStop | null;
  search: SearchText;
  children?: ReactNode;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  'aria-label'?: string;
  'aria-keyshortcuts'?: string;
}

/** Leads to a stop of the session, or to its summary. */
export function StopLink({ stop, search, ...rest }: StopLinkProps) {
  if (stop === null) return <Link {...rest} to="/session" search={{ session: search.session }} />;
  const { section, slug } = taskAddresses[stop.taskType];
  return (
    <Link
      {...rest}
      to="/dashboard/$section/$slug/$questionId"
      params={{ section, slug, questionId: String(stop.practiceId) }}
      search={search}
    />
  );
}
