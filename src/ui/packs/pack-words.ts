import type { ModelPack, ModelPackId } from '#contract/entities/model-pack.ts';
import type { PackState } from '#platform/model-packs/pack-state.ts';
import { sizeWords } from '#ui/amounts.ts';

/** What still works while a pack is not here. */
export const withoutPack: Readonly<Record<ModelPackId, string>> = {
  reading:
    'Without it you still record, listen, and see your pauses. The score comes from the server after your answer was sent.',
  'transcript-tiny':
    'Without it you still record and listen. What you said in your own words is scored by the server, and when you read aloud, fewer of the words that you changed are noticed.',
  'transcript-base': 'Without it the smaller pack does the work.',
};

/** Beside the size, where nobody can wait for Wi-Fi. */
export const anyLineWords =
  'This browser does not say whether you are on Wi-Fi: the download begins at once, on mobile data too.';

/** Whole percents of a pack that are on the device; 100 only when all is. */
export function percentOf({ sizeBytes }: Pick<ModelPack, 'sizeBytes'>, receivedBytes: number): number {
  return Math.min(99, Math.floor((100 * receivedBytes) / sizeBytes));
}

/** Where a pack stands, in one sentence. */
export function packWords(pack: ModelPack, state: PackState): string {
  switch (state.status) {
    case 'absent':
      return `A download of ${sizeWords(pack.wireBytes)}, once. ${withoutPack[pack.id]}`;
    case 'here':
      return `On this device, ${sizeWords(pack.sizeBytes)}. It works without a connection.`;
    case 'downloading':
      return `Downloading: ${percentOf(pack, state.receivedBytes)} % of ${sizeWords(pack.sizeBytes)}`;
    case 'paused':
      return `Paused at ${percentOf(pack, state.receivedBytes)} %. What has come stays.`;
    case 'waiting':
      return waitWords(state.reason);
    case 'failed':
      return problemWords(state.reason, pack);
  }
}

function waitWords(reason: Extract<PackState, { status: 'waiting' }>['reason']): string {
  switch (reason) {
    case 'wifi':
      return 'Waiting for Wi-Fi. It starts by itself.';
    case 'network':
      return 'Waiting for a connection. It goes on by itself.';
    case 'other-tab':
      return 'Another tab is downloading.';
    case 'turn':
      return 'It starts in a moment.';
  }
}

function problemWords(
  reason: Extract<PackState, { status: 'failed' }>['reason'],
  { sizeBytes }: ModelPack,
): string {
  switch (reason) {
    case 'no-room':
      return `There is no room for it on this device. It needs ${sizeWords(sizeBytes)}. Free some room, then try again.`;
    case 'damaged':
      return 'What came was damaged, so it was thrown away. Try again.';
    case 'gone':
      return 'The server does not have this download now. Try again later.';
  }
}
