import { Button } from '@mantine/core';
import { skipStop } from '#data/commands/start-session.ts';
import type { ListArgs } from '#data/queries/list-practices.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import { useNextOfList } from './next-of-list.ts';
import { stopAfter, useSessionPlace } from './session-place.ts';
import { StopLink } from './stop-link.tsx';

interface AnotherQuestionProps {
  practiceId: number;
  /** The list that the learner came from. */
  filter: ListArgs;
  search: SearchText;
}

/** The way on from a question that cannot be shown or heard: in a session it is skipped. Nothing where there is no other. */
export function AnotherQuestion({ practiceId, filter, search }: AnotherQuestionProps) {
  const context = useDataContext();
  const place = useSessionPlace();
  const nextOfList = useNextOfList({ practiceId, filter });
  const stop = place ? stopAfter(place) : nextOfList;
  if (place === null && stop === null) return null;
  const skip = () => {
    if (place?.stops[place.at]?.standing !== 'left') return;
    void skipStop(context, { sessionId: place.sessionId, practiceId });
  };
  return (
    <Button
      variant="default"
      renderRoot={(props) => <StopLink {...props} stop={stop} search={search} onClick={skip} />}
    >
      {stop === null ? 'See how it went' : 'Next question'}
    </Button>
  );
}
