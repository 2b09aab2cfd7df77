import { useCallback, useEffect, useState } from 'react';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { roomLevel, type RoomLevel } from '#domain/storage/room-level.ts';

/** Whether there is room for a recording; asked whenever one may begin, and when the learner wants to know again. */
export function useRoomLevel(mayBegin: boolean): { level: RoomLevel; look: () => Promise<void> } {
  const { storage } = usePracticePorts();
  const [level, setLevel] = useState<RoomLevel>('enough');
  const look = useCallback(async () => setLevel(roomLevel(await storage.room())), [storage]);
  useEffect(() => {
    if (mayBegin) void look();
  }, [mayBegin, look]);
  return { level, look };
}
