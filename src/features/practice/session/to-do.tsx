import { Button } from '@mantine/core';
import type { PteType } from '#contract/exam.ts';
import { useBeginSession } from '#data/hooks/use-begin-session.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { metWordsId } from './met-words.tsx';
import type { ThingToDo } from './to-do.ts';
import classes from './summary.module.css';

/** What to do after a session, as buttons that do it. */
export function ToDo({ things, pteType }: { things: readonly ThingToDo[]; pteType: PteType }) {
  const { isBeginning, begin } = useBeginSession();
  if (things.length === 0) return null;
  const run = (thing: ThingToDo) => {
    if (thing.kind !== 'say') void begin(thing.stops);
    else document.getElementById(metWordsId)?.focus();
  };
  return (
    <section className={classes['part']} aria-labelledby="session-to-do">
      <h2 className={classes['heading']} id="session-to-do">
        What to do next
      </h2>
      <div className={classes['things']}>
        {things.map((thing) => (
          <Button key={thing.kind} variant="light" disabled={isBeginning} onClick={() => run(thing)}>
            {thingWords(thing, pteType)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function thingWords(thing: ThingToDo, pteType: PteType): string {
  switch (thing.kind) {
    case 'again':
      return thing.stops.length === 1 ? 'Try it again' : `Try these ${thing.stops.length} again`;
    case 'more': {
      const [first] = thing.stops;
      const name = first === undefined ? '' : taskName(pteType, first.taskType);
      return `Practise ${thing.stops.length} more: ${name}`;
    }
    case 'say':
      return thing.words.length === 1 ? 'Say this word' : `Say these ${thing.words.length} words`;
  }
}
