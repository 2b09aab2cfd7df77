import { useCallback, useEffect, useState } from 'react';
import { recordingRoomBytes, roomLevel, type RoomLevel } from '#domain/storage/room-level.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';

export interface RoomView {
  level: RoomLevel;
  /** It was full on this screen: from then on the learner starts a recording by hand, when they are ready. */
  wasFull: boolean;
  look: () => Promise<void>;
}

type Found = Pick<RoomView, 'level' | 'wasFull'>;

const after = (level: RoomLevel) => (before: Found) => ({
  level,
  wasFull: before.wasFull || level === 'full',
});

/** Whether there is room for a recording; asked whenever one may begin, and when the learner wants to know again. */
export function useRoomLevel(mayBegin: boolean): RoomView {
  const { storage } = usePracticePorts();
  const [found, setFound] = useState<Found>({ level: 'enough', wasFull: false });
  const ask = useCallback(
    async () => roomLevel(await storage.room(), await storage.fits(recordingRoomBytes)),
    [storage],
  );
  useEffect(() => {
    if (!mayBegin) return undefined;
    let isGone = false;
    const look = async () => {
      const level = await ask();
      if (!isGone) setFound(after(level));
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [mayBegin, ask]);
  return { ...found, look: async () => setFound(after(await ask())) };
}
