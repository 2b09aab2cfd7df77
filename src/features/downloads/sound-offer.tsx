import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { TaskType } from '#contract/task-type.ts';
import { findDownload } from '#data/queries/list-downloads.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useDownloadPorts } from './download-ports.ts';
import { missingWords, standingWords } from './download-words.ts';
import classes from './downloads.module.css';
import { useAsk } from './use-ask.ts';

/** In the list of a task: the way to have the sound of its questions here. Nothing once all of it is. */
export function SoundOffer({ taskType }: { taskType: TaskType }) {
  const { sound } = useDownloadPorts();
  const found = useLive(findDownload, { taskType });
  const { ask, refusal } = useAsk();
  const task = found.status === 'ready' ? found.data : null;
  if (task === null || ['uncounted', 'silent', 'here'].includes(task.standing)) return null;
  const isMoving = task.standing === 'fetching' || task.standing.startsWith('waits');
  return (
    <div className={classes.offer}>
      {isMoving ? (
        <>
          <span className={classes.standing}>{standingWords(task)}</span>
          <Button variant="default" onClick={() => void sound.pause([taskType])}>
            Pause
          </Button>
        </>
      ) : (
        <Button
          variant="light"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => void ask([task])}
        >
          Download {missingWords([task])}
        </Button>
      )}
      {task.standing === 'no-room' && refusal === '' ? (
        <span className={classes.warning}>{standingWords(task)}.</span>
      ) : null}
      <span role="alert" className={classes.warning}>
        {refusal}
      </span>
    </div>
  );
}
