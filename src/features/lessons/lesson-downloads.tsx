import { Button, Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ModelPacks } from '#platform/model-packs/pack-state.ts';
import { percentOf } from '#ui/amounts.ts';
import { anyLineWords } from '#ui/packs/pack-words.ts';
import classes from './all-lessons.module.css';
import { hereBytes, type ListedLesson } from './lesson-list.ts';
import { megabyteWords, progressWords } from './lesson-words.ts';

interface LessonDownloadsProps {
  lessons: readonly ListedLesson[];
  packs: ModelPacks;
}

const sum = (lessons: readonly ListedLesson[], bytesOf: (lesson: ListedLesson) => number): number =>
  lessons.reduce((total, lesson) => total + bytesOf(lesson), 0);

/** All lessons on this device, in one tap: for a journey. */
export function LessonDownloads({ lessons, packs }: LessonDownloadsProps) {
  const [freed, setFreed] = useState(0);
  const of = (...statuses: ListedLesson['state']['status'][]) =>
    lessons.filter(({ state }) => statuses.includes(state.status));
  const coming = of('downloading', 'waiting');
  const missing = of('absent', 'paused', 'failed');
  const toWait = coming.filter(({ state }) => state.status === 'waiting' && state.reason === 'wifi');
  const noRoom = lessons.some(({ state }) => state.status === 'failed' && state.reason === 'no-room');
  const here = of('here');
  const total = sum(lessons, ({ pack }) => pack.sizeBytes);
  const got = sum(lessons, hereBytes);
  const each = (some: readonly ListedLesson[], run: (id: ListedLesson['pack']['id']) => void) =>
    some.forEach(({ pack }) => run(pack.id));
  const begin = (some: readonly ListedLesson[], onMobileData = false) => {
    setFreed(0);
    each(some, (id) => packs.download(id, { onMobileData }));
  };
  const removeAll = () => {
    setFreed(got);
    each(lessons, (id) => void packs.remove(id));
  };
  return (
    <>
      <output className={classes.standing}>
        {coming.length > 0
          ? `${progressWords(got, total)} is here`
          : freed > 0
            ? `All videos are removed: ${megabyteWords(freed)} are free again.`
            : missing.length === 0
              ? `All ${lessons.length} videos are on this device (${megabyteWords(total)}).`
              : got === 0
                ? 'A video is downloaded when you open it, and stays on this device.'
                : `${here.length} of ${lessons.length} videos are on this device.`}
      </output>
      {noRoom && coming.length === 0 && (
        <p className={classes.warning} role="alert">
          There is no room for all of them. Free some room, then try again.
        </p>
      )}
      {coming.length > 0 && <Progress value={percentOf(got, total)} aria-label="Download of all videos" />}
      {coming.length === 0 && missing.length > 0 && !packs.line().isTold && (
        <p className={classes.quiet}>{anyLineWords}</p>
      )}
      <div className={classes.actions}>
        {toWait.length > 0 && (
          <Button onClick={() => begin(toWait, true)}>
            Download on mobile data ({megabyteWords(sum(toWait, ({ pack }) => pack.wireBytes))})
          </Button>
        )}
        {coming.length > 0 && (
          <Button variant="default" onClick={() => each(coming, (id) => packs.pause(id))}>
            Pause
          </Button>
        )}
        {coming.length === 0 && missing.length > 0 && (
          <Button
            variant="light"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            onClick={() => begin(missing)}
          >
            Download all ({megabyteWords(sum(missing, (lesson) => lesson.pack.wireBytes - hereBytes(lesson)))}
            )
          </Button>
        )}
        {got > 0 && coming.length === 0 && (
          <Button variant="subtle" color="gray" onClick={removeAll}>
            Remove all
          </Button>
        )}
      </div>
    </>
  );
}
