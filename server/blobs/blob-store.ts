import type { Readable } from 'node:stream';

/** Both ends count, as in HTTP ranges. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Bytes under their own SHA-256 (lower-case hex). Who may read them is decided elsewhere. */
export interface BlobStore {
  /** Takes a finished file over (it may be moved away). Storing the same bytes again changes nothing. */
  take(sha256: string, file: string, sizeBytes: number): Promise<void>;
  head(sha256: string): Promise<{ readonly sizeBytes: number } | undefined>;
  /** The bytes of a stored blob, or a part of them. Fails when it is not stored. */
  get(sha256: string, range?: ByteRange): Promise<Readable>;
  delete(sha256: string): Promise<void>;
  /** Fails with a readable message when nothing could be stored now. */
  check(): Promise<void>;
  /** Folder for uploads that are under way; on the same disk as the store when it has one. */
  readonly uploadDir: string;
}
