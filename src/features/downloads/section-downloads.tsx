import { Button } from '@mantine/core';
import type { PteType, Section } from '#contract/exam.ts';
import type { TaskDownload } from '#data/queries/list-downloads.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import { useDownloadPorts } from './download-ports.ts';
import classes from './downloads.module.css';
import { missingWords } from './download-words.ts';
import type { Ask } from './task-actions.tsx';
import { TaskDownloadRow } from './task-download.tsx';

interface SectionProps {
  section: Section;
  tasks: readonly TaskDownload[];
  pteType: PteType;
  ask: Ask;
  onRemoved: (tasks: readonly TaskDownload[]) => void;
}

/** The tasks of a skill, one by one, and all of them at once. */
export function SectionDownloads({ section, tasks, pteType, ask, onRemoved }: SectionProps) {
  const { sound } = useDownloadPorts();
  const name = skillWords[section];
  const codes = (some: readonly TaskDownload[]) => some.map(({ taskType }) => taskType);
  const spoken = tasks.filter(({ standing }) => standing !== 'silent' && standing !== 'uncounted');
  const silent = tasks.filter(({ standing }) => standing === 'silent');
  const still = spoken.filter(({ standing }) => ['absent', 'paused', 'no-room'].includes(standing));
  const moving = spoken.filter(({ standing }) => standing === 'fetching' || standing.startsWith('waits'));
  const here = spoken.filter(({ hereBytes }) => hereBytes > 0);
  return (
    <div className={classes.section}>
      <h3 className={classes.skill}>
        <SkillMark section={section} size={18} />
        {name}
      </h3>
      {spoken.length > 1 && (
        <div className={classes.actions}>
          {still.length > 1 && (
            <Button
              onClick={() => void ask(still)}
              variant="light"
              aria-label={`Download all (${missingWords(still)}) of ${name}`}
            >
              Download all ({missingWords(still)})
            </Button>
          )}
          {moving.length > 1 && (
            <Button
              variant="default"
              onClick={() => void sound.pause(codes(moving))}
              aria-label={`Pause all of ${name}`}
            >
              Pause all
            </Button>
          )}
          {here.length > 1 && (
            <Button
              variant="default"
              onClick={() => void sound.remove(codes(here)).then(() => onRemoved(here))}
              aria-label={`Delete all of ${name}`}
            >
              Delete all
            </Button>
          )}
        </div>
      )}
      <ul className={classes.tasks}>
        {spoken.map((task) => (
          <TaskDownloadRow
            key={task.taskType}
            task={task}
            name={taskName(pteType, task.taskType)}
            ask={ask}
            onRemoved={(removed) => onRemoved([removed])}
          />
        ))}
      </ul>
      {silent.length > 0 && (
        <p className={classes.standing}>
          Text only, always here: {silent.map(({ taskType }) => taskName(pteType, taskType)).join(', ')}.
        </p>
      )}
    </div>
  );
}
