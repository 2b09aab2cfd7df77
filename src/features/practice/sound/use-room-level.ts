import { useCallback, useEffect, useState } from 'react';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { recordingRoomBytes, roomLevel, type RoomLevel } from '#domain/storage/room-level.ts';

export interface RoomView {
  level: RoomLevel;
  /** It was full on this screen: from then on the learner starts a recording by hand, when they are ready. */
  wasFull: boolean;
  look: () => Promise<void>;
}

/** Whether there is room for a recording; asked whenever one may begin, and when the learner wants to know again. */
export function useRoomLevel(mayBegin: boolean): RoomView {
  const { storage } = usePracticePorts();
  const [level, setLevel] = useState<RoomLevel>('enough');
  const [wasFull, setWasFull] = useState(false);
  const look = useCallback(async () => {
    const found = roomLevel(await storage.room(), await storage.fits(recordingRoomBytes));
    setLevel(found);
    if (found === 'full') setWasFull(true);
  }, [storage]);
  useEffect(() => {
    if (mayBegin) void look();
  }, [mayBegin, look]);
  return { level, wasFull, look };
}
