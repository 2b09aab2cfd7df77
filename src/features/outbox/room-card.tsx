import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { removeUploadedRecordings } from '#data/commands/free-room.ts';
import { roomUsed, type RoomUsed } from '#data/queries/room-used.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { recordingRoomBytes, roomLevel, type RoomLevel } from '#domain/storage/room-level.ts';
import { sizeWords } from '#ui/amounts.ts';
import { Card } from '#ui/card.tsx';
import { useOutboxPorts, type OutboxPorts } from './outbox-ports.ts';
import classes from './outbox.module.css';

/** What takes room on this device, and what of it the learner can let go without losing anything. */
export function RoomCard() {
  const context = useDataContext();
  const { storage, sound } = useOutboxPorts();
  const used = useLive(roomUsed, {});
  const parts = used.status === 'ready' ? used.data : null;
  const room = useRoom(storage, parts);
  const [note, setNote] = useState('');
  if (used.status === 'failed') throw used.error;
  if (parts === null) return null;
  const removeRecordings = async () => {
    const { removed } = await removeUploadedRecordings(context);
    setNote(
      removed === 1
        ? '1 recording removed from this device.'
        : `${removed} recordings removed from this device.`,
    );
  };
  const removeSound = async () => {
    await sound.remove();
    setNote('The sound is removed. It is fetched when you play it.');
  };
  const fetchSound = async () => {
    setNote('All sound is fetched again.');
    await sound.fetchAll();
  };
  return (
    <Card labelledBy="room">
      <h2 className={classes.heading} id="room">
        Room on this device
      </h2>
      {room === null ? null : (
        <p className={room.level === 'enough' ? classes.quiet : classes.warning}>
          {room.usedBytes === null ? '' : `Passage uses ${sizeWords(room.usedBytes)}. `}
          {levelWords[room.level]}
        </p>
      )}
      <dl className={classes.facts}>
        <dt>Recordings only here</dt>
        <dd>{amount(parts.onlyHere)}</dd>
        <dt>Recordings that the server has too</dt>
        <dd>{amount(parts.onServer)}</dd>
        <dt>Questions and their sound</dt>
        <dd>{parts.bankBytes === 0 ? 'None' : sizeWords(parts.bankBytes)}</dd>
      </dl>
      <div className={classes.actions}>
        {parts.onServer.count > 0 ? (
          <Button variant="default" onClick={() => void removeRecordings()}>
            Remove recordings that the server has
          </Button>
        ) : null}
        {parts.soundCount > 0 && !parts.isSoundOnDemand ? (
          <Button variant="default" onClick={() => void removeSound()}>
            Remove downloaded sound
          </Button>
        ) : null}
        {parts.isSoundOnDemand ? (
          <Button variant="default" onClick={() => void fetchSound()}>
            Keep all sound here
          </Button>
        ) : null}
      </div>
      <output className={classes.outcome}>{note}</output>
    </Card>
  );
}

const amount = ({ count, bytes }: RoomUsed['onServer']) =>
  count === 0 ? 'None' : bytes === 0 ? `${count}` : `${count}, ${sizeWords(bytes)}`;

interface RoomView {
  usedBytes: number | null;
  level: RoomLevel;
}

/** Asked once it is known what is stored (`cause`), and again whenever that has changed. */
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
  low: 'It is getting full here.',
  full: 'It is too full here for new recordings.',
} as const satisfies Record<RoomLevel, string>;
