import type { PteType } from '#contract/exam.ts';
import type { StopView } from '#data/queries/find-session.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import { countedPoints } from '#domain/practice-session/session-points.ts';
import { RouteLine } from '#ui/route-line.tsx';
import { StopLink } from './stop-link.tsx';
import { stopTask, stopTitle } from './stop-name.ts';
import { stopNote } from './summary-words.ts';
import { UnscoredReason } from './unscored-reason.tsx';
import classes from './summary.module.css';

interface SummaryStopsProps {
  stops: readonly StopView[];
  pteType: PteType;
  search: SearchText;
}

/** Every question of a session with its points, and the way to its result; why there are none, where there are none. */
export function SummaryStops({ stops, pteType, search }: SummaryStopsProps) {
  return (
    <RouteLine
      label="The questions of this session"
      stops={stops.map((stop) => ({
        standing: stop.standing,
        name: (
          <>
            <StopLink stop={stop} search={search}>
              <span className={classes['name']}>
                <span className={classes['task']}>{stopTask(stop, pteType)}</span> {stopTitle(stop)}
              </span>
            </StopLink>
            {stop.standing === 'answered' && (
              <>
                {/* On a line of its own, whatever it says: a longer one that comes does not make the row higher. */}
                <p className={classes['outcome']}>{stopNote(stop)}</p>
                <UnscoredReason answer={stop.answer} isScored={isScored(stop)} />
              </>
            )}
          </>
        ),
        note: stop.standing === 'answered' ? null : stopNote(stop),
      }))}
    />
  );
}

const isScored = ({ answer }: StopView): boolean => countedPoints(answer?.score ?? null) !== null;
