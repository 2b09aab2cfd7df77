import { ActionIcon } from '@mantine/core';
import {
  IconCircleCheck,
  IconDownload,
  IconPlayerPause,
  IconPlayerPlayFilled,
  IconTrash,
} from '@tabler/icons-react';
import { percentOf } from '#ui/amounts.ts';
import type { LessonPorts } from '#ui/lessons/lesson-ports.ts';
import classes from './all-lessons.module.css';
import { Cover } from './cover.tsx';
import type { ListedLesson } from './lesson-list.ts';
import { lengthWords, megabyteWords } from './lesson-words.ts';
import { useIsOnline } from './use-is-online.ts';

interface LessonCardProps {
  lesson: ListedLesson;
  ports: Pick<LessonPorts, 'lessons'>;
  /** On a free plan there is nothing to download. */
  canWatch: boolean;
  isWatched: boolean;
  onOpen: () => void;
}

/** One video: its picture, what it is about, how long it is, and whether it is here. All of the card opens it. */
export function LessonCard({ lesson, ports, canWatch, isWatched, onOpen }: LessonCardProps) {
  const { taskType, section, name, durationMs } = lesson;
  const isOnline = useIsOnline();
  return (
    <li className={classes.card}>
      <div className={classes.cover}>
        <Cover lessons={ports.lessons} taskType={taskType} section={section} />
        <span className={classes.play} aria-hidden="true">
          <IconPlayerPlayFilled size={20} />
        </span>
      </div>
      <div className={classes.words}>
        <h3 className={classes.name}>
          <button type="button" className={classes.open} aria-haspopup="dialog" onClick={onOpen}>
            {name}
          </button>
        </h3>
        <p className={classes.facts}>
          {durationMs !== null && <span>{lengthWords(durationMs)}</span>}
          {canWatch && <span>{standingWords(lesson, isOnline)}</span>}
          {isWatched && (
            <span className={classes.watched}>
              <IconCircleCheck size={16} aria-hidden="true" />
              Watched
            </span>
          )}
        </p>
      </div>
      {canWatch && <Keep lesson={lesson} packs={ports.lessons.packs} />}
    </li>
  );
}

function standingWords({ state, pack }: ListedLesson, isOnline: boolean): string {
  switch (state.status) {
    case 'here':
      return 'On this device';
    case 'downloading':
      return `Downloading, ${percentOf(state.receivedBytes, pack.sizeBytes)} %`;
    case 'waiting':
      return state.reason === 'wifi' ? 'Waiting for Wi-Fi' : 'Waiting';
    case 'failed':
      return state.reason === 'no-room' ? 'No room for it' : 'Not downloaded';
    case 'absent':
    case 'paused':
      return isOnline ? megabyteWords(pack.wireBytes) : 'Needs a connection';
  }
}

/** Whether the lesson stays on this device: quiet, since opening it brings it anyway. */
function Keep({ lesson, packs }: { lesson: ListedLesson; packs: LessonPorts['lessons']['packs'] }) {
  const { name, pack, state } = lesson;
  const [label, Icon, run] = (() => {
    switch (state.status) {
      case 'here':
        return [`Remove ${name}`, IconTrash, () => void packs.remove(pack.id)] as const;
      case 'downloading':
      case 'waiting':
        return [`Pause ${name}`, IconPlayerPause, () => packs.pause(pack.id)] as const;
      case 'absent':
      case 'paused':
      case 'failed':
        return [`Download ${name}`, IconDownload, () => packs.download(pack.id)] as const;
    }
  })();
  return (
    <ActionIcon className={classes.keep ?? ''} color="gray" aria-label={label} title={label} onClick={run}>
      <Icon size={20} aria-hidden="true" />
    </ActionIcon>
  );
}
