import { Progress } from '@mantine/core';
import type { TaskDownload } from '#data/queries/list-downloads.ts';
import { percentOf } from '#ui/amounts.ts';
import classes from './downloads.module.css';
import { damagedWords, standingWords } from './download-words.ts';
import { TaskActions, type Ask } from './task-actions.tsx';

interface TaskRowProps {
  task: TaskDownload;
  name: string;
  ask: Ask;
  onRemoved: (task: TaskDownload) => void;
}

/** A task: how much of its sound is here, and what can be done. */
export function TaskDownloadRow({ task, name, ask, onRemoved }: TaskRowProps) {
  const { standing, totalBytes, hereBytes, problem } = task;
  const isPart = !['silent', 'here'].includes(standing) && (standing !== 'absent' || hereBytes > 0);
  return (
    <li className={classes.task}>
      <div className={classes.words}>
        <h4 className={classes.name}>{name}</h4>
        {/* Not announced with every file: the bar says it to who asks. */}
        <p className={standing === 'no-room' ? classes.warning : classes.standing}>{standingWords(task)}.</p>
        {problem === 'damaged' && <p className={classes.warning}>{damagedWords}</p>}
        {isPart && (
          <Progress
            value={percentOf(hereBytes, totalBytes)}
            aria-label={`Download of ${name}`}
            className={classes.bar}
          />
        )}
      </div>
      <div className={classes.actions}>
        <TaskActions task={task} name={name} ask={ask} onRemoved={onRemoved} />
      </div>
    </li>
  );
}
