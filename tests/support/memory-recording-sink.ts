import type {
  RecordingChunkSink,
  RecordingDraft,
  RecordingFacts,
} from '#platform/recorder/recording-sink.ts';

export interface KeptDraft {
  draft: RecordingDraft;
  chunks: Uint8Array<ArrayBuffer>[];
  facts: RecordingFacts | null;
  wasReplaced: boolean;
}

/** A sink that keeps drafts in memory and holds callers to the law of `RecordingChunkSink`. */
export function createMemorySink() {
  const drafts = new Map<string, KeptDraft>();
  let isFull = false;

  function open(draftId: string): KeptDraft {
    if (isFull) throw new DOMException('the disk is full', 'QuotaExceededError');
    const kept = drafts.get(draftId);
    if (!kept) throw new Error(`no draft ${draftId}`);
    return kept;
  }

  const sink: RecordingChunkSink & { drafts: typeof drafts; setFull(full: boolean): void } = {
    drafts,
    setFull(full) {
      isFull = full;
    },
    async begin(draft) {
      if (isFull) throw new DOMException('the disk is full', 'QuotaExceededError');
      drafts.set(draft.draftId, { draft, chunks: [], facts: null, wasReplaced: false });
    },
    async append(draftId, seq, bytes) {
      const { chunks } = open(draftId);
      if (seq !== chunks.length) throw new Error(`chunk ${seq} after ${chunks.length} chunks`);
      chunks.push(bytes);
    },
    async finish(draftId, facts, replacement) {
      const kept = open(draftId);
      kept.facts = facts;
      if (replacement) Object.assign(kept, { chunks: [replacement], wasReplaced: true });
    },
    async discard(draftId) {
      drafts.delete(draftId);
    },
  };
  return sink;
}
