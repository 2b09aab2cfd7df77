import type { Transcript } from '#engines/transcript/transcribe.ts';

/** SHA-256 of the files of a transcript pack; each must lie in the model cache. */
export interface TranscriptFiles {
  readonly encoder: string;
  readonly decoder: string;
  readonly tokens: string;
  readonly runtime: string;
}

export interface TranscriptJob {
  readonly files: TranscriptFiles;
  /** 16 kHz mono, -1 to 1. */
  readonly samples: Float32Array<ArrayBuffer>;
}

export type TranscriptAnswer =
  | { readonly kind: 'heard'; readonly transcript: Transcript }
  /** A file is not on this device (any more), or is damaged and was thrown away. */
  | { readonly kind: 'no-pack' };

/** What the transcript worker does. The networks are opened with the first job (about 2 s) and stay open. */
export interface TranscriptWorkerApi {
  transcribe(job: TranscriptJob): Promise<TranscriptAnswer>;
}
