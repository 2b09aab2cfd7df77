import { Button } from '@mantine/core';
import { useState } from 'react';
import { sections } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { listDownloads, type TaskDownload } from '#data/queries/list-downloads.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { sizeWords } from '#ui/amounts.ts';
import { Card } from '#ui/card.tsx';
import { anyLineWords } from '#ui/packs/pack-words.ts';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import classes from './downloads.module.css';
import { SectionDownloads } from './section-downloads.tsx';
import { useAsk } from './use-ask.ts';
import { useDownloadPorts } from './download-ports.ts';

const soundWords = (hereBytes: number, totalBytes: number) =>
  hereBytes === totalBytes
    ? `All their sound is here too (${sizeWords(totalBytes)}).`
    : `Their sound: ${sizeWords(hereBytes)} of ${sizeWords(totalBytes)} is here.`;

const missingOf = ({ totalBytes, hereBytes }: TaskDownload) => totalBytes - hereBytes;

/** As high as what is seen of the list first, so that the cards below it do not come and go. */
function Waiting() {
  return (
    <Card>
      <SkeletonBlock height="70vh" />
    </Card>
  );
}

/** The questions on this device: their text, which is always here, and their sound, which the learner can choose. */
export function DownloadsCard() {
  const { sound, line } = useDownloadPorts();
  const downloads = useLive(listDownloads, {}, { keepPrevious: true });
  const profile = useLive(findProfile, {});
  const { ask, refusal } = useAsk();
  const [outcome, setOutcome] = useState('');
  if (downloads.status === 'failed') throw downloads.error;
  if (downloads.status === 'loading' || profile.status !== 'ready') return <Waiting />;
  const { pteType } = profile.data;
  const tasks = downloads.data;
  const sum = (bytesOf: (task: TaskDownload) => number) =>
    tasks.reduce((all, task) => all + bytesOf(task), 0);
  const total = sum(({ totalBytes }) => totalBytes);
  const sayRemoved = (removed: readonly TaskDownload[]) => {
    const what = removed.length === 1 && removed[0] ? taskName(pteType, removed[0].taskType) : 'these tasks';
    const bytes = removed.reduce((all, { hereBytes }) => all + hereBytes, 0);
    setOutcome(
      `The sound of ${what} is deleted: ${sizeWords(bytes)} are free again. It is downloaded again when you play it.`,
    );
  };
  const isChosen = tasks.some(({ wish }) => wish.kind !== 'automatic');
  return (
    <Card labelledBy="downloads">
      <h2 className={classes.heading} id="downloads">
        Questions and their sound
      </h2>
      {tasks.length === 0 ? (
        <p className={classes.standing}>No questions yet. They are downloaded when you are online.</p>
      ) : (
        <>
          <p className={classes.standing}>
            The text of {sum(({ items }) => items)} questions is here (
            {sizeWords(sum(({ textBytes }) => textBytes))}).{' '}
            {total > 0 &&
              `${soundWords(
                sum(({ hereBytes }) => hereBytes),
                total,
              )} What your exam needs is downloaded automatically, the newest questions first.`}
          </p>
          {sum(missingOf) > 0 && !line().isTold && <p className={classes.line}>{anyLineWords}</p>}
          <p className={classes.refusal} role="alert">
            {refusal}
          </p>
          <output className={classes.outcome}>{outcome}</output>
          {sections.map((section) => {
            const own = tasks.filter(
              ({ taskType, standing }) =>
                standing !== 'uncounted' && taskAddresses[taskType].section === section,
            );
            return own.length === 0 ? null : (
              <SectionDownloads
                key={section}
                section={section}
                tasks={own}
                pteType={pteType}
                ask={ask}
                onRemoved={sayRemoved}
              />
            );
          })}
          {isChosen && (
            <div className={classes.actions}>
              <Button variant="subtle" onClick={() => void sound.fetchAll()}>
                Download everything automatically again
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
