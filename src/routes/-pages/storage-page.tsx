import { useMemo } from 'react';
import { DownloadsCard } from '#features/downloads/downloads-card.tsx';
import { useMePorts } from '#features/me/me-ports.ts';
import { StorageScreen } from '#features/me/storage-screen.tsx';
import { RoomCard } from '#features/outbox/room-card.tsx';
import { useWordSounds } from '#ui/voice/word-sound-ports.ts';

/** `/me/storage`. */
export function StoragePage() {
  return <StorageScreen downloads={<DownloadsCard />} room={<Room />} />;
}

function Room() {
  const { packs } = useMePorts();
  const words = useWordSounds()?.sounds.packs ?? null;
  const all = useMemo(() => [packs, words].filter((each) => each !== null), [packs, words]);
  return <RoomCard packs={all} />;
}
