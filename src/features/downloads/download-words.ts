import type { TaskDownload } from '#data/queries/list-downloads.ts';
import { counted } from '#domain/numbers/counted.ts';
import { sizeWords } from '#ui/amounts.ts';

const questionWords = (n: number): string => counted(n, 'question');

/** "24 questions, 3.1 MB": what is still to come of these tasks. */
export function missingWords(tasks: readonly TaskDownload[]): string {
  const questions = tasks.reduce((sum, { missing }) => sum + missing.length, 0);
  return `${questionWords(questions)}, ${sizeWords(missingBytes(tasks))}`;
}

/** What is still to come of these tasks. */
export function missingBytes(tasks: readonly TaskDownload[]): number {
  return tasks.reduce((sum, { totalBytes, hereBytes }) => sum + totalBytes - hereBytes, 0);
}

/** How much of the sound of a task is here, and what becomes of the rest. */
export function standingWords(task: TaskDownload): string {
  const { standing, questions, missing, totalBytes, hereBytes } = task;
  const part = `${questions - missing.length} of ${questionWords(questions)}`;
  const rest = sizeWords(totalBytes - hereBytes);
  switch (standing) {
    case 'uncounted':
      return 'Checking its sound';
    case 'silent':
      return `${questionWords(task.items)}, text only. Always here`;
    case 'here':
      return `${questionWords(questions)}, ${sizeWords(totalBytes)}. On this device`;
    case 'absent':
      return hereBytes === 0
        ? `${questionWords(questions)}, ${sizeWords(totalBytes)}. Not on this device`
        : `Sound of ${part} is here, ${rest} to go`;
    case 'paused':
      return `Paused. Sound of ${part} is here, ${rest} to go`;
    case 'fetching':
      return `Downloading: ${part}, ${sizeWords(hereBytes)} of ${sizeWords(totalBytes)}`;
    case 'no-room':
      return `No room on this device for the last ${rest}. What is here stays. Free some room, then try again`;
    case 'waits-for-turn':
      return `Waiting for its turn, ${rest} to go`;
    case 'waits-for-network':
      return `Sound of ${part} is here. Waiting for a connection for the last ${rest}`;
    case 'waits-for-wifi':
      return `Sound of ${part} is here. Waiting for Wi-Fi for the last ${rest}`;
  }
}

/** Said beside the rest: nothing wrong is kept. */
export const damagedWords = 'Some files were damaged and were not kept. They are downloaded again.';

/** There is too little room: how much, for what, and what helps. */
export function noRoomWords(neededBytes: number, freeBytes: number): string {
  const free = freeBytes > 0 ? `about ${sizeWords(freeBytes)} free` : 'no room';
  return `This needs ${sizeWords(neededBytes)}, and there is ${free} here, with some kept for your recordings. Delete other downloads or files on this device first.`;
}
