import hidden from '#ui/visually-hidden.module.css';
import classes from './session-line.module.css';
import type { SessionPlace } from './session-place.ts';

/** The route of the session in the bar of a question: a thin line with its stops. */
export function SessionLine({ place: { stops, at } }: { place: SessionPlace }) {
  return (
    <ol className={classes['line']} aria-label={`Session: question ${at + 1} of ${stops.length}`}>
      {stops.map(({ practiceId, standing }, place) => (
        <li
          key={practiceId}
          className={classes['stop']}
          data-standing={standing}
          aria-current={place === at ? 'step' : undefined}
        >
          <span className={hidden.hidden}>
            Question {place + 1}: {standing === 'left' ? 'to do' : standing}
          </span>
        </li>
      ))}
    </ol>
  );
}
