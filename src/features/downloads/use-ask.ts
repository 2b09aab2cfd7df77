import { useState } from 'react';
import type { TaskDownload } from '#data/queries/list-downloads.ts';
import { recordingRoomBytes } from '#domain/storage/room-level.ts';
import { roomFor } from '#domain/storage/room-for.ts';
import { missingBytes, noRoomWords } from './download-words.ts';
import { useDownloadPorts } from './download-ports.ts';

/** Asks for the sound of tasks, where there is room for it. `refusal`: why it was not asked for, in words; else empty. */
export function useAsk() {
  const { sound, storage } = useDownloadPorts();
  const [refusal, setRefusal] = useState('');
  const ask = async (tasks: readonly TaskDownload[], options?: { onAnyLine: boolean }) => {
    const needed = missingBytes(tasks);
    const room = roomFor(needed, await storage.room(), await storage.fits(recordingRoomBytes));
    if (room.kind === 'too-little') {
      setRefusal(noRoomWords(needed, room.freeBytes));
      return;
    }
    setRefusal('');
    if ((await storage.keeping()) === 'decides') void storage.persist();
    await sound.ask(
      tasks.map(({ taskType }) => taskType),
      options,
    );
  };
  return { ask, refusal };
}
