import type { ModelPackId } from '#contract/entities/model-pack.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { useStore } from '#features/practice/sound/use-store.ts';
import { PackControls } from '#ui/packs/pack-controls.tsx';
import classes from './speech.module.css';

/** Offers the pack that a score waits for, where it is missed. Nothing when it is here, or not on offer. */
export function PackOffer({ id }: { id: ModelPackId }) {
  const { packs } = usePracticePorts();
  const state = useStore(packs);
  const view = state.status === 'known' ? state.packs.find(({ pack }) => pack.id === id) : undefined;
  if (!view || view.state.status === 'here') return null;
  return (
    <section className={classes['offer']} aria-label={`Download: ${view.pack.title}`}>
      <h3>See your score on this device</h3>
      <p>{view.pack.purpose}</p>
      <PackControls view={view} packs={packs} />
    </section>
  );
}
