import { useSyncExternalStore } from 'react';
import type { ModelPacks } from '#platform/model-packs/pack-state.ts';
import { Card } from '#ui/card.tsx';
import { PackControls } from '#ui/packs/pack-controls.tsx';
import { useMePorts } from './me-ports.ts';
import classes from './me.module.css';

/** Packs with which this device scores speech by itself: what is here, what it costs, what works without. */
export function PacksCard() {
  const { packs } = useMePorts();
  return packs && <WithPacks packs={packs} />;
}

function WithPacks({ packs }: { packs: ModelPacks }) {
  const state = useSyncExternalStore(
    (listener) => packs.subscribe(listener),
    () => packs.getState(),
  );
  return (
    <Card labelledBy="packs-heading">
      <h2 className={classes.heading} id="packs-heading">
        Scoring on this device
      </h2>
      {state.status === 'unknown' && (
        <p className={classes.quiet}>The list of downloads comes with the first connection.</p>
      )}
      {state.status === 'known' && state.packs.length === 0 && (
        <p className={classes.quiet}>
          This server offers no downloads for scoring. Your speech is scored by the server.
        </p>
      )}
      {state.status === 'known' &&
        state.packs.map((view) => (
          <section key={view.pack.id} className={classes['pack']} aria-label={view.pack.title}>
            <h3>{view.pack.title}</h3>
            <p>{view.pack.purpose}</p>
            <PackControls view={view} packs={packs} />
          </section>
        ))}
    </Card>
  );
}
