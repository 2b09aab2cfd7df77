/** Where a player stands. Positions in milliseconds; `durationMs` is `null` while the file does not tell. */
export type PlayerState =
  | { status: 'empty' }
  | { status: 'loading' }
  | { status: 'ready' | 'playing' | 'paused' | 'ended'; positionMs: number; durationMs: number | null }
  /** The browser wants a tap before it plays: `play` inside one goes on from here. */
  | { status: 'blocked'; positionMs: number; durationMs: number | null }
  /** `unreachable`: it could not be fetched; `unplayable`: this browser does not know the format. */
  | { status: 'failed'; code: 'unreachable' | 'unplayable' };

export interface PlayerSettings {
  /** 0..1. iPhones keep their own. */
  volume: number;
  /** 0.5..2; the pitch stays. */
  rate: number;
}

export type PlayerSource =
  | { url: string }
  | { file: Blob }
  /** `durationMs` where it is known and the file does not tell it (WebM of a browser's recorder). */
  | { bytes: Uint8Array<ArrayBuffer>; mimeType: string; durationMs?: number };

/** One sound or video at a time, on an element of the browser. Subscribe and read; nothing rejects. */
export interface Player {
  getState(): PlayerState;
  getSettings(): PlayerSettings;
  subscribe(listener: () => void): () => void;
  /** Replaces what was loaded. Resolves when it can be played, or has failed. */
  load(source: PlayerSource): Promise<void>;
  /** From the start again after the end. */
  play(): Promise<void>;
  pause(): void;
  seekTo(positionMs: number): void;
  /** Relative to now. */
  seekBy(deltaMs: number): void;
  setVolume(volume: number): void;
  setRate(rate: number): void;
  dispose(): void;
}

export const minRate = 0.5;
export const maxRate = 2;
