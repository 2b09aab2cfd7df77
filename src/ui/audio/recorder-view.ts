/** What the panel shows of a recorder: structurally the recorder's own state, without its bytes. */
export type RecorderView =
  | { status: 'idle' | 'requesting-permission' | 'beep' | 'no-device' }
  | {
      status: 'recording';
      elapsedMs: number;
      limitMs: number;
      level: { clipping: boolean; tooQuiet: boolean } | null;
      recentPeaks: readonly number[];
      isSaving: boolean;
      fallback: { chosen: string; used: string } | null;
    }
  | { status: 'stopping'; conversion: { stage: 'loading' | 'converting'; ratio: number } | null }
  | {
      status: 'stopped';
      endedBy: 'learner' | 'limit' | 'silence' | 'device-lost' | 'interrupted' | 'broken';
      recording: { durationMs: number; isSaved: boolean };
      fallback: { chosen: string; used: string } | null;
    }
  | { status: 'denied' }
  | { status: 'failed'; code: 'unsupported' | 'microphone-busy' | 'microphone-failed' | 'empty' | 'broken' };
