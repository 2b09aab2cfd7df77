import { contentStatus } from '#data/queries/content-status.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { Arriving } from '#ui/arriving.tsx';
import { Card } from '#ui/card.tsx';

/** While the recordings of the questions are fetched: how far it is. Nothing once they are here. */
export function SoundArriving() {
  const content = useLive(contentStatus, {});
  if (content.status !== 'ready') return null;
  const { arrival, packsMissing, isRunning, isSoundOnDemand, mediaMissing, mediaTotal } = content.data;
  if (arrival !== 'here' || packsMissing !== 0 || !isRunning || isSoundOnDemand || mediaMissing === 0)
    return null;
  const done = mediaTotal - mediaMissing;
  return (
    <Card>
      <Arriving title="Downloading the sound" progress={{ done, total: mediaTotal }}>
        {done} of {mediaTotal} recordings are on this device. All the rest is ready.
      </Arriving>
    </Card>
  );
}
