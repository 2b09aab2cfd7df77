import { useState } from 'react';
import { recordingRoomBytes } from '#domain/storage/room-level.ts';
import { roomFor } from '#domain/storage/room-for.ts';
import { noRoomWords } from './download-words.ts';
import { useDownloadPorts } from './download-ports.ts';

/** Looks whether a download fits, and asks the browser to keep what is here. `refusal`: why the last one was not begun, in words; else empty. */
export function useRoom() {
  const { storage } = useDownloadPorts();
  const [refusal, setRefusal] = useState('');
  const hasRoom = async (neededBytes: number): Promise<boolean> => {
    const room = roomFor(neededBytes, await storage.room(), await storage.fits(recordingRoomBytes));
    const isEnough = room.kind !== 'too-little';
    setRefusal(isEnough ? '' : noRoomWords(neededBytes, room.freeBytes));
    if (isEnough && (await storage.keeping()) === 'decides') void storage.persist();
    return isEnough;
  };
  return { hasRoom, refusal };
}
