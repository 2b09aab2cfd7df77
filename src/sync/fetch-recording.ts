import {
  type FetchRecording,
  keepRecording,
  type RecordingFetchResult,
  type WantedRecording,
} from '#data/commands/keep-recording.ts';
import type { DataContext } from '#data/store/context.ts';
import type { SyncTransport } from './transport.ts';

/** Answers the requests of one learner's screens for recordings. One request at a time for each recording. */
export function createRecordingFetch(
  context: Pick<DataContext, 'db' | 'userId' | 'clock' | 'digest'>,
  transport: Pick<SyncTransport, 'getBlob'>,
): FetchRecording {
  const running = new Map<string, Promise<RecordingFetchResult>>();

  async function fetchOnce(
    { sha256, mimeType }: WantedRecording,
    onProgress: (share: number) => void,
  ): Promise<RecordingFetchResult> {
    const outcome = await transport.getBlob(context.userId, sha256, onProgress);
    if (outcome.kind === 'signed-out') return 'signed-out';
    if (outcome.kind === 'refused' && outcome.status === 404) return 'gone';
    if (outcome.kind !== 'answered') return 'no-connection';
    const kept = await keepRecording(context, { sha256, mimeType, bytes: outcome.body });
    // Broken on the way: as if it had not come.
    return kept === 'bad-bytes' ? 'no-connection' : kept;
  }

  return (wanted, onProgress = () => {}) => {
    const { sha256 } = wanted;
    const known = running.get(sha256);
    if (known) return known;
    const fresh = fetchOnce(wanted, onProgress).finally(() => running.delete(sha256));
    running.set(sha256, fresh);
    return fresh;
  };
}
