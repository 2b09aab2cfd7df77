import classes from './microphone.module.css';
import hidden from '#ui/visually-hidden.module.css';

export const setupStops = ['Allow', 'Choose', 'Test', 'Save'] as const;

/** The four steps, and which one is now. `at`: past the last one when all are done. */
export function SetupLine({ at }: { at: number }) {
  return (
    <ol className={classes.line} aria-label="Steps of the setup">
      {setupStops.map((name, place) => (
        <li
          key={name}
          className={classes.stop}
          data-done={place < at || undefined}
          aria-current={place === at ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden="true" />
          {name}
          {place < at ? <span className={hidden.hidden}> done</span> : null}
        </li>
      ))}
    </ol>
  );
}
