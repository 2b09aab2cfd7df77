import type { RecordingChunkSink, RecordingDraft, RecordingFacts } from './recording-sink.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Keeps a recording in the sink while it is made. Nothing here rejects: a full disk must not end a recording. */
export interface ChunkWriter {
  append(bytes: Bytes, mimeType: string): void;
  /** Whether the sink has all of it. `whole` replaces what was stored when it was converted, or has holes. */
  finish(facts: RecordingFacts, whole: Bytes): Promise<boolean>;
  discard(): Promise<void>;
  /** Every chunk so far, in order. */
  readonly chunks: readonly Bytes[];
}

/**
 * Writes one after another, so that what is stored is always a prefix: `begin` with the first chunk (a draft without
 * sound is of no use), then chunk by chunk. What failed is tried again with the next chunk and at the end.
 */
export function createChunkWriter(
  sink: RecordingChunkSink,
  draft: Omit<RecordingDraft, 'mimeType'>,
  onSaving: (isSaving: boolean) => void,
): ChunkWriter {
  const chunks: Bytes[] = [];
  let mimeType = '';
  let hasBegun = false;
  let written = 0;
  let isClosed = false;
  let tail: Promise<boolean> = Promise.resolve(true);

  async function write(): Promise<boolean> {
    try {
      if (!hasBegun) await sink.begin({ ...draft, mimeType });
      hasBegun = true;
      for (let chunk = chunks[written]; chunk; chunk = chunks[written]) {
        await sink.append(draft.draftId, written, chunk);
        written += 1;
      }
      onSaving(true);
      return true;
    } catch {
      onSaving(false);
      return false;
    }
  }

  const sizeBytes = (): number => chunks.reduce((size, chunk) => size + chunk.length, 0);
  const enqueue = (step: () => Promise<boolean>): Promise<boolean> => (tail = tail.then(step));

  return {
    chunks,
    append(bytes, type) {
      if (isClosed) return;
      mimeType ||= type;
      chunks.push(bytes);
      void enqueue(write);
    },
    finish(facts, whole) {
      isClosed = true;
      return enqueue(async () => {
        const isComplete = (await write()) && facts.mimeType === mimeType && sizeBytes() === facts.sizeBytes;
        try {
          if (!hasBegun) await sink.begin({ ...draft, mimeType: facts.mimeType });
          await sink.finish(draft.draftId, facts, isComplete ? undefined : whole);
          return true;
        } catch {
          return false;
        }
      });
    },
    async discard() {
      isClosed = true;
      await enqueue(async () => {
        await sink.discard(draft.draftId).catch(() => {});
        return true;
      });
    },
  };
}
