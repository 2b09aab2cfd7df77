import { setTimeout as delay } from 'node:timers/promises';
import { FolderInUseError, lockFolder, type FolderLock } from '#server/db/folder-lock.ts';

async function lockWhenFree(folder: string, say: (line: string) => void): Promise<FolderLock> {
  let hasSaid = false;
  for (;;) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUseError) || error.isForeign) throw error;
      if (!hasSaid) say(`Waiting for process ${error.holderPid}, which works in ${folder}…`);
      hasSaid = true;
      await delay(100);
    }
  }
}

/**
 * Runs `work` once no other program, and nobody else in this one, works in the folder. What a killed holder leaves
 * behind does not hold anybody up.
 */
export async function inTurn<Result>(
  folder: string,
  say: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = await lockWhenFree(folder, say);
  try {
    return await work();
  } finally {
    lock.release();
  }
}
