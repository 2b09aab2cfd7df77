import type { TaskDownload } from '#data/queries/list-downloads.ts';
import { missingBytes } from './download-words.ts';
import { useDownloadPorts } from './download-ports.ts';
import { useRoom } from './use-room.ts';

/** Asks for the sound of tasks, where there is room for it. `refusal`: why it was not asked for, in words; else empty. */
export function useAsk() {
  const { sound } = useDownloadPorts();
  const { hasRoom, refusal } = useRoom();
  const ask = async (tasks: readonly TaskDownload[], options?: { onAnyLine: boolean }) => {
    if (!(await hasRoom(missingBytes(tasks)))) return;
    await sound.ask(
      tasks.map(({ taskType }) => taskType),
      options,
    );
  };
  return { ask, refusal };
}
