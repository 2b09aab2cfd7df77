import type { TaskDownload } from '#data/queries/list-downloads.ts';
import type { PackState, PacksState, PackView } from '#platform/model-packs/pack-state.ts';
import { percentOf, sizeWords } from '#ui/amounts.ts';

/** What is needed to practise a whole exam without a connection, or a part of it: where all of that stands together. */
export interface Journey {
  /** `open`: something is neither here nor on its way. */
  readonly status: 'here' | 'open' | 'moving' | 'waits-for-wifi' | 'waits-for-network' | 'no-room';
  readonly hereBytes: number;
  /** On the device, once all is here. */
  readonly totalBytes: number;
  /** What the rest costs, compressed where the server compresses it. */
  readonly wireBytes: number;
}

/** The sound of the exam's tasks. */
export const journeyTasks = (tasks: readonly TaskDownload[]): TaskDownload[] =>
  tasks.filter(({ isNeeded, standing }) => isNeeded && standing !== 'silent' && standing !== 'uncounted');

/** One pack of each kind: of the two that write down speech the smaller one, unless the larger one is here or on its way. */
export function journeyPacks(state: PacksState): readonly PackView[] {
  if (state.status !== 'known') return [];
  const isLargerWanted = state.packs.some(
    ({ pack, state: { status } }) => pack.id === 'transcript-base' && status !== 'absent',
  );
  const left = isLargerWanted ? 'transcript-tiny' : 'transcript-base';
  return state.packs.filter(({ pack }) => pack.id !== left);
}

/** `null`: there is nothing to have, or nobody knows yet. */
export function journeyOf(tasks: readonly TaskDownload[], packs: readonly PackView[]): Journey | null {
  const parts = [...tasks.map(taskPart), ...packs.map(packPart)];
  if (parts.length === 0) return null;
  const sum = (bytesOf: (part: Journey) => number) => parts.reduce((all, part) => all + bytesOf(part), 0);
  return {
    status: statusOf(parts.map(({ status }) => status)),
    hereBytes: sum(({ hereBytes }) => hereBytes),
    totalBytes: sum(({ totalBytes }) => totalBytes),
    wireBytes: sum(({ wireBytes }) => wireBytes),
  };
}

/** The first of these that is true of any part is true of all together. */
const worstFirst = ['no-room', 'open', 'moving', 'waits-for-wifi', 'waits-for-network'] as const;

const statusOf = (all: readonly Journey['status'][]): Journey['status'] =>
  worstFirst.find((status) => all.includes(status)) ?? 'here';

function taskPart({ standing, hereBytes, totalBytes }: TaskDownload): Journey {
  return { status: taskStatus(standing), hereBytes, totalBytes, wireBytes: totalBytes - hereBytes };
}

function taskStatus(standing: TaskDownload['standing']): Journey['status'] {
  switch (standing) {
    case 'uncounted':
    case 'silent':
    case 'here':
      return 'here';
    case 'absent':
    case 'paused':
      return 'open';
    case 'fetching':
    case 'waits-for-turn':
      return 'moving';
    case 'no-room':
    case 'waits-for-network':
    case 'waits-for-wifi':
      return standing;
  }
}

function packPart({ pack: { sizeBytes, wireBytes }, state }: PackView): Journey {
  const hereBytes = state.status === 'here' ? sizeBytes : 'receivedBytes' in state ? state.receivedBytes : 0;
  // The rest of a file that has begun comes as it is.
  const restBytes = Math.min(wireBytes, sizeBytes - hereBytes);
  return { status: packStatus(state), hereBytes, totalBytes: sizeBytes, wireBytes: restBytes };
}

function packStatus(state: PackState): Journey['status'] {
  switch (state.status) {
    case 'here':
      return 'here';
    case 'absent':
    case 'paused':
      return 'open';
    case 'downloading':
      return 'moving';
    case 'waiting':
      return waitStatus[state.reason];
    case 'failed':
      return state.reason === 'no-room' ? 'no-room' : 'open';
  }
}

const waitStatus = {
  wifi: 'waits-for-wifi',
  network: 'waits-for-network',
  'other-tab': 'moving',
  turn: 'moving',
} as const satisfies Record<Extract<PackState, { status: 'waiting' }>['reason'], Journey['status']>;

/** Whole percents; 100 only when all is here. */
export const journeyPercent = ({ status, hereBytes, totalBytes }: Journey): number =>
  status === 'here' ? 100 : percentOf(hereBytes, totalBytes);

/** How things stand, in a sentence or two. */
export function journeyWords({ status, hereBytes, totalBytes, wireBytes }: Journey): string {
  const part = `${sizeWords(hereBytes)} of ${sizeWords(totalBytes)} is here.`;
  const rest = totalBytes - hereBytes;
  switch (status) {
    case 'here':
      return `Everything is here and uses ${sizeWords(totalBytes)}. It works without a connection.`;
    case 'open':
      return hereBytes === 0
        ? `Download ${sizeWords(wireBytes)}, uses ${sizeWords(rest)} here.`
        : `${part} Download ${sizeWords(wireBytes)}, uses ${sizeWords(rest)} more here.`;
    case 'moving':
      return `Downloading. ${part}`;
    case 'waits-for-wifi':
      return `Waiting for Wi-Fi. ${part}`;
    case 'waits-for-network':
      return `Waiting for a connection. ${part}`;
    case 'no-room':
      return `There is no room for the last ${sizeWords(rest)}. What is here stays. Free some room, then try again.`;
  }
}
