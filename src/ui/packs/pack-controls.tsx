import { Button, Progress } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ModelPack, ModelPackId } from '#contract/entities/model-pack.ts';
import type { ModelPacks, PackState, PackView } from '#platform/model-packs/pack-state.ts';
import { percentOf, sizeWords } from '#ui/amounts.ts';
import classes from './pack-controls.module.css';
import { anyLineWords, packName, packWords } from './pack-words.ts';

export interface PackControlsProps {
  view: PackView;
  packs: Pick<ModelPacks, 'download' | 'line' | 'pause' | 'remove'>;
  /** What is still to come of it, where another pack has brought a part. */
  cost?: Pick<ModelPack, 'wireBytes' | 'sizeBytes'>;
  /** Whether it says what the download does on this line; a list of packs says it once. */
  hasLineWords?: boolean;
}

/** Where a pack stands, and what can be done with it. */
export function PackControls({ view, packs, cost = view.pack, hasLineWords = true }: PackControlsProps) {
  const { pack, state } = view;
  const title = packName(pack.id);
  const actions = useFocusOnNext(state.status);
  const isComing = state.status === 'downloading' || state.status === 'waiting' || state.status === 'paused';
  return (
    <div className={classes.controls}>
      <output className={classes.standing}>{packWords(pack, state, cost)}</output>
      {hasLineWords && state.status === 'absent' && !packs.line().isTold && (
        <p className={classes.line}>{anyLineWords}</p>
      )}
      {isComing && (
        <Progress
          value={percentOf(state.receivedBytes, pack.sizeBytes)}
          aria-label={`Download of ${title}`}
        />
      )}
      <div className={classes.actions} ref={actions}>
        <Actions id={pack.id} title={title} wireBytes={cost.wireBytes} state={state} packs={packs} />
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
      return (
        <Button variant="light" onClick={() => packs.download(id)}>
          Download ({sizeWords(wireBytes)})
        </Button>
      );
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

/** A button that was pressed is gone with its state: a keyboard goes on at what can be done next, and not at the top of the page. */
function useFocusOnNext(status: PackState['status']) {
  const actions = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  const hadFocus = useRef(false);
  useEffect(() => {
    const { current } = actions;
    if (before.current !== status && hadFocus.current && document.activeElement === document.body)
      current?.querySelector('button')?.focus({ preventScroll: true });
    before.current = status;
    const note = () => {
      hadFocus.current = current?.contains(document.activeElement) === true;
    };
    note();
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [status]);
  return actions;
}
