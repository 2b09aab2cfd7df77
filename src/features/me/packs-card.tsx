import { Button } from '@mantine/core';
import { useSyncExternalStore, type ReactNode } from 'react';
import { costOf } from '#platform/model-packs/pack-room.ts';
import type { ModelPacks } from '#platform/model-packs/pack-state.ts';
import { Card } from '#ui/card.tsx';
import { Filling } from '#ui/filling.tsx';
import { PackControls } from '#ui/packs/pack-controls.tsx';
import { anyLineWords, packName } from '#ui/packs/pack-words.ts';
import { useWordSounds } from '#ui/voice/word-sound-ports.ts';
import { HeardWords } from './heard-words.tsx';
import { useMePorts } from './me-ports.ts';
import classes from './me.module.css';

/** Packs with which this device scores speech by itself: what is here, what it costs, what works without. */
export function PacksCard() {
  const { packs } = useMePorts();
  return <Packs packs={packs} {...scoring} />;
}

/** Packs of recorded words. */
export function WordSoundsCard() {
  const ports = useWordSounds();
  return (
    ports && (
      <Packs packs={ports.sounds.packs} {...words}>
        <HeardWords sounds={ports.sounds} />
      </Packs>
    )
  );
}

interface PackTexts {
  id: string;
  title: string;
  noPacks: string;
}

const scoring: PackTexts = {
  id: 'packs-heading',
  title: 'Scoring on this device',
  noPacks: 'This server offers no downloads for scoring. Your speech is scored by the server.',
};

const words: PackTexts = {
  id: 'word-sounds-heading',
  title: 'Recorded words',
  noPacks: 'This server has no recorded words. The voice of this device says them, if it has one.',
};

interface PacksProps extends PackTexts {
  packs: ModelPacks;
  children?: ReactNode;
}

function Packs({ packs, id, title, noPacks, children }: PacksProps) {
  const state = useSyncExternalStore(
    (listener) => packs.subscribe(listener),
    () => packs.getState(),
  );
  // Its cards below would be pushed down.
  if (state.status === 'loading') return <Filling />;
  const hasAbsent = state.status === 'known' && state.packs.some((view) => view.state.status === 'absent');
  return (
    <Card labelledBy={id}>
      <h2 className={classes.heading} id={id}>
        {title}
      </h2>
      {state.status === 'silent' && (
        <>
          <p className={classes.quiet}>Storage on this device is not responding. Passage keeps trying.</p>
          <Button variant="default" onClick={() => location.reload()}>
            Try again
          </Button>
        </>
      )}
      {state.status === 'unknown' && (
        <p className={classes.quiet}>You see the downloads here when you are online.</p>
      )}
      {state.status === 'known' && state.packs.length === 0 && <p className={classes.quiet}>{noPacks}</p>}
      {hasAbsent && !packs.line().isTold && <p className={classes.quiet}>{anyLineWords}</p>}
      {state.status === 'known' &&
        state.packs.map((view) => (
          <section key={view.pack.id} className={classes['pack']} aria-label={packName(view.pack.id)}>
            <h3>{packName(view.pack.id)}</h3>
            <p>{view.pack.purpose}</p>
            <PackControls view={view} packs={packs} cost={costOf(view, state.packs)} hasLineWords={false} />
          </section>
        ))}
      {children}
    </Card>
  );
}
