import { useMemo } from 'react';
import { DownloadsCard } from '#features/downloads/downloads-card.tsx';
import { JourneyCard } from '#features/downloads/journey-card.tsx';
import { useMePorts } from '#features/me/me-ports.ts';
import { StorageScreen } from '#features/me/storage-screen.tsx';
import { RoomCard } from '#features/outbox/room-card.tsx';
import { useLessonPorts } from '#ui/lessons/lesson-ports.ts';
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

const Journey = () => <JourneyCard packs={usePracticePacks()} />;

/** Also what a journey leaves out: lessons. */
function Room() {
  const packs = usePracticePacks();
  const lessons = useLessonPorts()?.lessons.packs ?? null;
  return <RoomCard packs={useMemo(() => (lessons ? [...packs, lessons] : packs), [packs, lessons])} />;
}

/** Packs for scoring and of recorded words. */
function usePracticePacks() {
  const { packs } = useMePorts();
  const words = useWordSounds()?.sounds.packs ?? null;
  return useMemo(() => [packs, words].filter((each) => each !== null), [packs, words]);
}
