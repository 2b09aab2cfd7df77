import type { DataContext } from '#data/store/context.ts';
import { keepBlob } from '#data/store/recordings/keep-blob.ts';
import { asStorageFailure } from '#data/store/storage-failure.ts';

/** A recording of the learner's own that may be on the server only. */
export interface WantedRecording {
  readonly sha256: string;
  readonly mimeType: string;
}

/** How the request for one ended. `kept`: it is on this device from now on. */
export type RecordingFetchResult =
  | 'kept'
  /** The network or the server did not answer. */
  | 'no-connection'
  | 'signed-out'
  /** The server does not have it either. */
  | 'gone'
  | 'no-room';

/** Fetches a recording that another device made, and keeps it here. Never rejects for want of a network. */
export type FetchRecording = (
  wanted: WantedRecording,
  /** Hears the share that has come, 0..1. */
  onProgress?: (share: number) => void,
) => Promise<RecordingFetchResult>;

export interface FetchedRecording extends WantedRecording {
  readonly bytes: ArrayBuffer;
}

/**
 * Keeps a recording that the server had. It is a copy: no op comes of it, and it counts as uploaded. Bytes that are not
 * what their name says are refused.
 */
export async function keepRecording(
  { db, userId, clock, digest }: Pick<DataContext, 'db' | 'userId' | 'clock' | 'digest'>,
  { sha256, mimeType, bytes }: FetchedRecording,
): Promise<'kept' | 'bad-bytes' | 'no-room'> {
  if ((await digest.sha256(bytes)) !== sha256) return 'bad-bytes';
  const createdAt = clock.now();
  try {
    // What this device made itself stays as it is.
    await db.transaction('rw', db.blobs, () =>
      keepBlob(db, { userId, sha256, bytes, mimeType, createdAt, uploaded: 1 }),
    );
    return 'kept';
  } catch (error) {
    if (asStorageFailure(error) === 'quota') return 'no-room';
    throw error;
  }
}
