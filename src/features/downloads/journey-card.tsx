import { Button, Progress } from '@mantine/core';
import { listDownloads, type TaskDownload } from '#data/queries/list-downloads.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { packRoomBytes, packStandings } from '#platform/model-packs/pack-room.ts';
import type { ModelPacks, PackView } from '#platform/model-packs/pack-state.ts';
import { sizeWords } from '#ui/amounts.ts';
import { Card } from '#ui/card.tsx';
import { Filling } from '#ui/filling.tsx';
import { anyLineWords } from '#ui/packs/pack-words.ts';
import { usePacks } from '#ui/packs/use-packs.ts';
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
  // What is shown is read anew when this text has changed.
  usePacks(sources, packsText);
  const states = sources.map((packs) => packs.getState());
  const { hasRoom, refusal } = useRoom();
  if (downloads.status === 'failed') throw downloads.error;
  if (downloads.status === 'loading' || states.some(({ status }) => status === 'loading')) return <Filling />;
  const tasks = journeyTasks(downloads.data);
  // A list that nobody has yet holds up nothing.
  const journey = journeyOf(tasks, states.flatMap(journeyPacks));
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

/** The same until something of the packs changes: whether their list is known, where each stands, what of it is here. */
const packsText = (sources: readonly Packs[]): string =>
  [...sources.map((packs) => packs.getState().status), packStandings(sources), packRoomBytes(sources)].join();
