import { useEffect, useState } from 'react';
import { waveformPeaks } from '#domain/signal/waveform-peaks.ts';
import type { AudioClient, PreparedPlayback } from '#platform/audio-client/audio-client.ts';

/** A recording as it is played: not a copy, so that a change of identity means another recording. */
export interface RecordingBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mimeType: string;
  readonly durationMs: number;
}

/**
 * The recording at the common loudness and without silence at its ends; `null` while it is made, and where it cannot be. Given up
 * when the learner goes.
 */
export function usePrepared(
  audio: Pick<AudioClient, 'preparePlayback'>,
  recording: RecordingBytes | null,
): PreparedPlayback | null {
  const [made, setMade] = useState<{ of: Uint8Array; playback: PreparedPlayback } | null>(null);
  const bytes = recording?.bytes;
  const mimeType = recording?.mimeType;
  useEffect(() => {
    if (!bytes || mimeType === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const prepare = async () => {
      const answer = await audio.preparePlayback(bytes, mimeType, { signal });
      if (answer.kind === 'prepared' && !signal.aborted) setMade({ of: bytes, playback: answer.playback });
    };
    void prepare();
    return () => leaving.abort();
  }, [audio, bytes, mimeType]);
  return made !== null && made.of === bytes ? made.playback : null;
}

/** The waveform of a whole recording in so many bars. */
export function wholePeaks({ envelope }: PreparedPlayback, bars: number): readonly number[] {
  return waveformPeaks(envelope, 1, bars);
}

/** The same of what is played: without the silence at the ends. */
export function playedPeaks(prepared: PreparedPlayback, bars: number): readonly number[] {
  const { envelope, startMs, durationMs, wholeMs } = prepared;
  const at = (ms: number) => Math.round((ms / wholeMs) * envelope.length);
  return waveformPeaks(envelope.subarray(at(startMs), at(startMs + durationMs)), 1, bars);
}
