import { IconEar, IconMicrophone } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState, type ComponentType } from 'react';
import { Card } from '#ui/card.tsx';
import classes from './sound-tests.module.css';

type Test = 'speech' | 'listening';

const SpeechTestDialog = lazy(async () => ({
  default: (await import('./speech-test-dialog.tsx')).SpeechTestDialog,
}));
const ListeningTestDialog = lazy(async () => ({
  default: (await import('./listening-test-dialog.tsx')).ListeningTestDialog,
}));

interface Row {
  readonly test: Test;
  readonly name: string;
  readonly words: string;
  readonly Icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
}

const rows: readonly Row[] = [
  {
    test: 'speech',
    name: 'Speech test',
    words: 'Say something for 5 seconds, and read what was understood.',
    Icon: IconMicrophone,
  },
  {
    test: 'listening',
    name: 'Listening test',
    words: 'Hear a word, and tell it from two that sound like it.',
    Icon: IconEar,
  },
];

/** On Today: two quick tests that count nowhere. Each opens in a sheet, so that nothing on the page moves. */
export function SoundTestsCard() {
  const headingId = useId();
  const [open, setOpen] = useState<Test | null>(null);
  const [isUsed, setIsUsed] = useState<ReadonlySet<Test>>(new Set());
  const start = (test: Test) => {
    setIsUsed(new Set([...isUsed, test]));
    setOpen(test);
  };
  const close = () => setOpen(null);
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        Speech and listening
      </h2>
      <ul className={classes.tests}>
        {rows.map(({ test, name, words, Icon }) => (
          <li key={test}>
            <button type="button" className={classes.test} aria-haspopup="dialog" onClick={() => start(test)}>
              <Icon size={24} aria-hidden="true" />
              <span>
                <span className={classes.name}>{name}</span> <span className={classes.words}>{words}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Suspense>
        {isUsed.has('speech') && <SpeechTestDialog isOpen={open === 'speech'} onClose={close} />}
        {isUsed.has('listening') && <ListeningTestDialog isOpen={open === 'listening'} onClose={close} />}
      </Suspense>
    </Card>
  );
}
