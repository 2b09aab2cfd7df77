import { useMemo } from 'react';
import { DownloadsCard } from '#features/downloads/downloads-card.tsx';
import { JourneyCard } from '#features/downloads/journey-card.tsx';
import { useMePorts } from '#features/me/me-ports.ts';
import { StorageScreen } from '#features/me/storage-screen.tsx';
import { RoomCard } from '#features/outbox/room-card.tsx';
import { useWordSounds } from '#ui/voice/word-sound-ports.ts';

/** `/me/storage`. */
export function StoragePage() {
  return (
    <StorageScreen
      downloads={
        <>
          <Journey />
          <DownloadsCard />
        </>
      }
      room={<Room />}
    />
  );
}

const Journey = () => <JourneyCard packs={useAllPacks()} />;
const Room = () => <RoomCard packs={useAllPacks()} />;

/** Packs for scoring and of recorded words. */
function useAllPacks() {
  const { packs } = useMePorts();
  const words = useWordSounds()?.sounds.packs ?? null;
  return useMemo(() => [packs, words].filter((each) => each !== null), [packs, words]);
}
