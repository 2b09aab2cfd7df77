import { Button, Progress } from '@mantine/core';
import { useCallback, useSyncExternalStore } from 'react';
import { listDownloads, type TaskDownload } from '#data/queries/list-downloads.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { packRoomBytes, packStandings } from '#platform/model-packs/pack-room.ts';
import type { ModelPacks, PackView } from '#platform/model-packs/pack-state.ts';
import { sizeWords } from '#ui/amounts.ts';
import { Card } from '#ui/card.tsx';
import { Filling } from '#ui/filling.tsx';
import { anyLineWords } from '#ui/packs/pack-words.ts';
import { useDownloadPorts } from './download-ports.ts';
import classes from './downloads.module.css';
import {
  journeyOf,
  journeyPacks,
  journeyPercent,
  journeyTasks,
  journeyWords,
  type Journey,
} from './journey.ts';
import { useRoom } from './use-room.ts';

type Packs = Pick<ModelPacks, 'getState' | 'subscribe' | 'download' | 'pause'>;

/** All that an exam needs without a connection, in one tap: the sound of its tasks, and every kind of pack. */
export function JourneyCard({ packs: sources }: { packs: readonly Packs[] }) {
  const { sound, line } = useDownloadPorts();
  const downloads = useLive(listDownloads, {}, { keepPrevious: true });
  const state = usePacks(sources);
  const { hasRoom, refusal } = useRoom();
  if (downloads.status === 'failed') throw downloads.error;
  if (downloads.status === 'loading' || state.isLoading) return <Filling />;
  const tasks = journeyTasks(downloads.data);
  const journey = journeyOf(tasks, state.views);
  if (journey === null) return null;

  const codes = (some: readonly TaskDownload[]) => some.map(({ taskType }) => taskType);
  const missingTasks = codes(tasks.filter(({ standing }) => standing !== 'here'));
  const eachPack = (deed: (packs: Packs, view: PackView) => void) => {
    for (const packs of sources)
      for (const view of journeyPacks(packs.getState())) if (view.state.status !== 'here') deed(packs, view);
  };
  const download = async (onAnyLine: boolean) => {
    if (!(await hasRoom(journey.totalBytes - journey.hereBytes))) return;
    eachPack((packs, { pack }) => packs.download(pack.id, { onMobileData: onAnyLine }));
    await sound.ask(missingTasks, { onAnyLine });
  };
  const pause = async () => {
    eachPack((packs, { pack }) => packs.pause(pack.id));
    await sound.pause(missingTasks);
  };
  return (
    <Card labelledBy="journey">
      <h2 className={classes.heading} id="journey">
        Everything for a journey
      </h2>
      <p className={classes.standing}>
        The sound of all tasks of your exam, the files that score speech, and recorded words.
      </p>
      <output className={classes.journey} aria-live={journey.status === 'moving' ? 'off' : 'polite'}>
        {journeyWords(journey)}
      </output>
      <Progress
        value={journeyPercent(journey)}
        aria-label="Everything for a journey"
        className={classes.journeyBar}
      />
      {journey.status === 'open' && !line().isTold && <p className={classes.line}>{anyLineWords}</p>}
      <p className={classes.refusal} role="alert">
        {refusal}
      </p>
      <div className={classes.journeyActions}>
        <JourneyActions
          journey={journey}
          download={(onAnyLine) => void download(onAnyLine)}
          pause={() => void pause()}
        />
      </div>
    </Card>
  );
}

interface JourneyActionsProps {
  journey: Journey;
  download: (onAnyLine: boolean) => void;
  pause: () => void;
}

function JourneyActions({ journey: { status, wireBytes }, download, pause }: JourneyActionsProps) {
  switch (status) {
    case 'here':
      return null;
    case 'open':
      return <Button onClick={() => download(false)}>Download everything ({sizeWords(wireBytes)})</Button>;
    case 'no-room':
      return <Button onClick={() => download(false)}>Try again</Button>;
    case 'waits-for-wifi':
      return (
        <>
          <Button onClick={() => download(true)}>Download on mobile data ({sizeWords(wireBytes)})</Button>
          <Pause onClick={pause} />
        </>
      );
    case 'moving':
    case 'waits-for-network':
      return <Pause onClick={pause} />;
  }
}

const Pause = ({ onClick }: { onClick: () => void }) => (
  <Button variant="default" onClick={onClick} aria-label="Pause everything for a journey">
    Pause
  </Button>
);

/** The packs of all kinds. A list that nobody has yet holds up nothing. */
function usePacks(sources: readonly Packs[]) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = sources.map((packs) => packs.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    [sources],
  );
  // A text is the same until something changes; what is shown is read anew then.
  useSyncExternalStore(subscribe, () => {
    const known = sources.map((packs) => packs.getState().status);
    return [...known, packStandings(sources), packRoomBytes(sources)].join();
  });
  const states = sources.map((packs) => packs.getState());
  return {
    isLoading: states.some(({ status }) => status === 'loading'),
    views: states.flatMap(journeyPacks),
  };
}
