import { Button } from '@mantine/core';
import type { TaskDownload } from '#data/queries/list-downloads.ts';
import { sizeWords } from '#ui/amounts.ts';
import { useDownloadPorts } from './download-ports.ts';
import { missingBytes } from './download-words.ts';

export type Ask = (tasks: readonly TaskDownload[], options?: { onAnyLine: boolean }) => Promise<void>;

interface TaskActionsProps {
  task: TaskDownload;
  /** The task's name, for who hears the buttons. */
  name: string;
  ask: Ask;
  onRemoved: (task: TaskDownload) => void;
}

/** What can be done with the sound of a task. */
export function TaskActions({ task, name, ask, onRemoved }: TaskActionsProps) {
  const { sound } = useDownloadPorts();
  const size = sizeWords(missingBytes([task]));
  const download = (label: string, options?: { onAnyLine: boolean }) => (
    <Button onClick={() => void ask([task], options)} aria-label={`${label}: ${name}`} variant="light">
      {label}
    </Button>
  );
  const pause = (
    <Button variant="default" onClick={() => void sound.pause([task.taskType])} aria-label={`Pause: ${name}`}>
      Pause
    </Button>
  );
  const remove = task.hereBytes > 0 && (
    <Button
      variant="default"
      onClick={() => void sound.remove([task.taskType]).then(() => onRemoved(task))}
      aria-label={`Delete: ${name}`}
    >
      Delete
    </Button>
  );
  switch (task.standing) {
    case 'uncounted':
    case 'silent':
      return null;
    case 'here':
      return remove;
    case 'absent':
      return (
        <>
          {download(`Download (${size})`)}
          {remove}
        </>
      );
    case 'paused':
      return (
        <>
          {download('Resume')}
          {remove}
        </>
      );
    case 'no-room':
      return (
        <>
          {download('Try again')}
          {remove}
        </>
      );
    // One button as long as it comes by itself: a second one would come and go, and move all rows below.
    case 'fetching':
    case 'waits-for-turn':
      return pause;
    case 'waits-for-network':
      return (
        <>
          {download('Try now')}
          {pause}
        </>
      );
    case 'waits-for-wifi':
      return (
        <>
          {download(`Download on mobile data (${size})`, { onAnyLine: true })}
          {pause}
        </>
      );
  }
}
