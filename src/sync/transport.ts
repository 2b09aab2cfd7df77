import type { AnswerDto } from '#contract/entities/answer.ts';
import type { BatchRequest, ChangeKind, DeviceMemory } from '#contract/sync.ts';
import type { CallOutcome } from './call-outcome.ts';
import type { ReadBatch } from './read-batch.ts';
import type { ReadPage } from './read-changes.ts';

/** The calls of the engine. Nothing throws; see `CallOutcome`. */
export interface SyncTransport {
  sendBatch(userId: string, request: BatchRequest): Promise<CallOutcome<ReadBatch>>;
  pullChanges(
    userId: string,
    query: { cursor: string | null; limit: number; kinds?: readonly ChangeKind[] },
  ): Promise<CallOutcome<ReadPage>>;
  hasBlob(userId: string, sha256: string): Promise<CallOutcome<boolean>>;
  putBlob(
    userId: string,
    blob: { sha256: string; bytes: ArrayBuffer; mimeType: string },
  ): Promise<CallOutcome<object>>;
  /** The bytes of an own recording. `onProgress` hears the share that has come, 0..1. */
  getBlob(
    userId: string,
    sha256: string,
    onProgress: (share: number) => void,
  ): Promise<CallOutcome<ArrayBuffer>>;
  /** Whether there is a token of this learner to send with. */
  readiness(userId: string): Promise<Readiness>;
}

export type Readiness =
  /** `issuedAt`: when the token was issued, epoch ms by the clock of its issuer; `null` when it does not tell. */
  | { readonly kind: 'ready'; readonly issuedAt: number | null }
  | { readonly kind: 'signed-out' }
  /** It cannot be renewed just now. */
  | { readonly kind: 'unavailable' };

/** What the server remembers of an installation of the app. */
export interface DeviceLookup {
  findDevice(userId: string, clientId: string): Promise<CallOutcome<DeviceMemory>>;
}

/** The request for a new score. */
export interface ScoringCalls {
  /**
   * `path`: that of the answer's scoring; the service worker, which carries this file too, knows no tasks. Gives the answer as the
   * server has it then. Asked twice, it waits once.
   */
  requestScoring(userId: string, path: string): Promise<CallOutcome<AnswerDto>>;
}

/** Calls for what only the server has. The body is as it came: whoever asks knows its schema. */
export interface ReadCalls {
  getJson(
    userId: string,
    path: string,
    query: Readonly<Record<string, string | number>>,
  ): Promise<CallOutcome<unknown>>;
  postJson(
    userId: string,
    path: string,
    json: unknown,
    idempotencyKey?: string,
  ): Promise<CallOutcome<unknown>>;
}
