import { Button, Progress } from '@mantine/core';
import type { ModelPackId } from '#contract/entities/model-pack.ts';
import type { ModelPacks, PackState, PackView } from '#platform/model-packs/pack-state.ts';
import { sizeWords } from '#ui/amounts.ts';
import classes from './pack-controls.module.css';
import { anyLineWords, packWords, percentOf } from './pack-words.ts';

export interface PackControlsProps {
  view: PackView;
  packs: Pick<ModelPacks, 'download' | 'knowsLine' | 'pause' | 'remove'>;
}

/** Where a pack stands, and what can be done with it. */
export function PackControls({ view, packs }: PackControlsProps) {
  const { pack, state } = view;
  const isComing = state.status === 'downloading' || state.status === 'waiting' || state.status === 'paused';
  return (
    <div className={classes.controls}>
      <output className={classes.standing}>{packWords(pack, state)}</output>
      {state.status === 'absent' && !packs.knowsLine() && <p className={classes.line}>{anyLineWords}</p>}
      {isComing && (
        <Progress value={percentOf(pack, state.receivedBytes)} aria-label={`Download of ${pack.title}`} />
      )}
      <div className={classes.actions}>
        <Actions id={pack.id} title={pack.title} wireBytes={pack.wireBytes} state={state} packs={packs} />
      </div>
    </div>
  );
}

interface ActionsProps extends Pick<PackControlsProps, 'packs'> {
  id: ModelPackId;
  title: string;
  wireBytes: number;
  state: PackState;
}

function Actions({ id, title, wireBytes, state, packs }: ActionsProps) {
  const remove = (
    <Button variant="default" onClick={() => void packs.remove(id)} aria-label={`Remove ${title}`}>
      Remove
    </Button>
  );
  switch (state.status) {
    case 'absent':
      return <Button onClick={() => packs.download(id)}>Download ({sizeWords(wireBytes)})</Button>;
    case 'downloading':
      return <Pause id={id} packs={packs} />;
    case 'waiting':
      return (
        <>
          {state.reason === 'wifi' && (
            <Button onClick={() => packs.download(id, { onMobileData: true })}>
              Download on mobile data ({sizeWords(wireBytes)})
            </Button>
          )}
          <Pause id={id} packs={packs} />
        </>
      );
    case 'paused':
      return (
        <>
          <Button onClick={() => packs.download(id)}>Go on</Button>
          {remove}
        </>
      );
    case 'failed':
      return (
        <>
          <Button onClick={() => packs.download(id)}>Try again</Button>
          {remove}
        </>
      );
    case 'here':
      return remove;
  }
}

function Pause({ id, packs }: { id: ModelPackId; packs: Pick<ModelPacks, 'pause'> }) {
  return (
    <Button variant="default" onClick={() => packs.pause(id)}>
      Pause
    </Button>
  );
}
