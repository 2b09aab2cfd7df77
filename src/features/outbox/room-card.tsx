import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { removeUploadedRecordings } from '#data/commands/free-room.ts';
import { roomUsed, type RoomUsed } from '#data/queries/room-used.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { counted } from '#domain/numbers/counted.ts';
import { recordingRoomBytes, roomLevel, type RoomLevel } from '#domain/storage/room-level.ts';
import { packRoomBytes, packStandings } from '#platform/model-packs/pack-room.ts';
import type { ModelPacks } from '#platform/model-packs/pack-state.ts';
import { sizeWords } from '#ui/amounts.ts';
import { Card } from '#ui/card.tsx';
import { usePacks } from '#ui/packs/use-packs.ts';
import { useOutboxPorts, type OutboxPorts } from './outbox-ports.ts';
import classes from './outbox.module.css';

type Packs = readonly Pick<ModelPacks, 'getState' | 'subscribe'>[];

/** What takes room on this device, and what of it the learner can let go without losing anything. */
export function RoomCard({ packs }: { packs: Packs }) {
  const context = useDataContext();
  const { storage } = useOutboxPorts();
  const used = useLive(roomUsed, {});
  const parts = used.status === 'ready' ? used.data : null;
  const packBytes = usePacks(packs, packRoomBytes);
  const standings = usePacks(packs, packStandings);
  const room = useRoom(
    storage,
    useMemo(() => parts && { parts, standings }, [parts, standings]),
  );
  const [note, setNote] = useState('');
  if (used.status === 'failed') throw used.error;
  if (parts === null) return null;
  const knownBytes = parts.onlyHere.bytes + parts.onServer.bytes + parts.bankBytes + packBytes;
  const removeRecordings = async () => {
    const { removed } = await removeUploadedRecordings(context);
    setNote(`${counted(removed, 'recording')} removed from this device.`);
  };
  return (
    <Card labelledBy="room">
      <h2 className={classes.heading} id="room">
        Room on this device
      </h2>
      <p className={room === null || room.level === 'enough' ? classes.quiet : classes.warning}>
        {roomWords(room, knownBytes)}
      </p>
      <dl className={classes.facts}>
        <dt>Recordings only here</dt>
        <dd>{amount(parts.onlyHere)}</dd>
        <dt>Recordings that the server has too</dt>
        <dd>{amount(parts.onServer)}</dd>
        <dt>Questions and their sound</dt>
        <dd>{sizeOrNone(parts.bankBytes)}</dd>
        <dt>Downloads for scoring, words and lessons</dt>
        <dd>{sizeOrNone(packBytes)}</dd>
        <dt>The app, the dictionary and your answers</dt>
        <dd>
          {typeof room?.usedBytes !== 'number' ? '' : sizeOrNone(Math.max(0, room.usedBytes - knownBytes))}
        </dd>
      </dl>
      <div className={classes.actions}>
        {parts.onServer.count > 0 ? (
          <Button variant="default" onClick={() => void removeRecordings()}>
            Remove recordings that the server has
          </Button>
        ) : null}
      </div>
      <output className={classes.outcome}>{note}</output>
    </Card>
  );
}

const sizeOrNone = (bytes: number) => (bytes === 0 ? 'None' : sizeWords(bytes));

const amount = ({ count, bytes }: RoomUsed['onServer']) =>
  count === 0 ? 'None' : bytes === 0 ? `${count}` : `${count}, ${sizeWords(bytes)}`;

interface RoomView {
  usedBytes: number | null;
  level: RoomLevel;
}

/** Asked once it is known what is stored (`cause`), and again whenever that has changed, or a pack has come or gone. */
function useRoom(storage: OutboxPorts['storage'], cause: unknown): RoomView | null {
  const [view, setView] = useState<RoomView | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const room = await storage.room();
      const level = roomLevel(room, await storage.fits(recordingRoomBytes));
      if (!isGone) setView({ usedBytes: room?.usedBytes ?? null, level });
    };
    if (cause !== null) void look();
    return () => {
      isGone = true;
    };
  }, [storage, cause]);
  return view;
}

const levelWords = {
  enough: '',
  low: 'There is not much room left.',
  full: 'There is no room left for new recordings.',
} as const satisfies Record<RoomLevel, string>;

/** "Passage uses 1.2 GB. There is not much room left." */
function roomWords(room: RoomView | null, knownBytes: number): string {
  // Its line is there before it is known, so that the list does not move.
  if (room === null) return '\u00a0';
  const { usedBytes, level } = room;
  if (usedBytes === null) return levelWords[level];
  return `Passage uses ${sizeWords(Math.max(usedBytes, knownBytes))}. ${levelWords[level]}`;
}
