import { Button, Progress } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { useStore } from '#ui/use-store.ts';
import type { ModelPacks } from '#platform/model-packs/pack-state.ts';
import {
  offerWords,
  offlineOffer,
  packProgress,
  type OfflineOffer,
  type PackProgress,
} from './offline-offer.ts';
import classes from './offline-scoring.module.css';

/**
 * The files with which this device scores speaking: offered once, before the first recording, and then how far they are, on
 * every question. Later they are in Me.
 */
export function OfflineScoring({ isOffering = false }: { isOffering?: boolean }) {
  const { packs } = usePracticePorts();
  const state = useStore(packs);
  const [isDeclined, setIsDeclined] = useState(false);
  const offer = isOffering ? offlineOffer(state, packs.line()) : null;
  const progress = packProgress(state);
  const wasComing = useWas(progress !== null);
  const stage = progress ? 'coming' : offer ? 'offer' : isDeclined ? 'declined' : wasComing ? 'done' : null;
  const section = useFocusKept(stage);
  if (stage === null) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classes.offline}
      data-off-paper
      data-stage={stage}
      aria-label="Score offline"
    >
      {progress && <Coming progress={progress} packs={packs} />}
      {stage === 'offer' && offer && (
        <Offer
          offer={offer}
          packs={packs}
          onDecline={() => {
            packs.settleOffer();
            setIsDeclined(true);
          }}
        />
      )}
      {stage === 'declined' && <p className={classes.words}>You find it in Me whenever you want it.</p>}
      {stage === 'done' && (
        <output className={classes.words}>Your speaking is now scored on this device.</output>
      )}
    </section>
  );
}

interface OfferProps {
  offer: OfflineOffer;
  packs: ModelPacks;
  onDecline: () => void;
}

function Offer({ offer, packs, onDecline }: OfferProps) {
  return (
    <>
      <p className={classes.words}>{offerWords(offer, packs.line())}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => offer.ids.forEach((id) => packs.download(id))}>
          Download
        </Button>
        <Button variant="subtle" onClick={onDecline}>
          Not now
        </Button>
      </div>
    </>
  );
}

function Coming({ progress, packs }: { progress: PackProgress; packs: ModelPacks }) {
  const { ids, kind, percent, words } = progress;
  const goOn = () => ids.forEach((id) => packs.download(id));
  return (
    <>
      <div className={classes.far}>
        <p className={classes.words}>
          {/* The figure changes all the time: it is at the bar for who asks, and not read out. */}
          <output>{words}</output>
          {kind === 'running' && <span aria-hidden="true"> {percent} %</span>}
        </p>
        <Progress size="sm" value={percent} aria-label="Files to score offline" />
      </div>
      {kind === 'running' ? (
        <Button variant="subtle" onClick={() => ids.forEach((id) => packs.pause(id))}>
          Pause
        </Button>
      ) : (
        <Button variant="subtle" onClick={goOn}>
          {kind === 'paused' ? 'Go on' : 'Try again'}
        </Button>
      )}
    </>
  );
}

/** Who begins with the offer in sight has been asked. */
export function goPastOffer(packs: ModelPacks): void {
  if (offlineOffer(packs.getState(), packs.line())) packs.settleOffer();
}

function useWas(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was;
}

/** The button that was pressed may be gone: a keyboard stays where it was, and does not fall to the top of the page. */
function useFocusKept(stage: string | null) {
  const section = useRef<HTMLElement>(null);
  const before = useRef({ stage, hadFocus: false });
  useEffect(() => {
    const { current } = section;
    if (before.current.stage !== stage && before.current.hadFocus && document.activeElement === document.body)
      current?.focus({ preventScroll: true });
    before.current = { stage, hadFocus: current?.contains(document.activeElement) === true };
    const note = () => (before.current.hadFocus = current?.contains(document.activeElement) === true);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [stage]);
  return section;
}
