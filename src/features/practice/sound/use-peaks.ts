import { useEffect, useState } from 'react';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { findPeaks } from './find-peaks.ts';

/** A recording as it is played: not a copy, so that a change of identity means another recording. */
export interface RecordingBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mimeType: string;
  readonly durationMs: number;
}

/** Bars of a waveform that is as wide as a phone. */
const barCount = 72;

/** The waveform of a recording in so many bars; `null` while it is decoded, and for what this browser cannot decode. */
export function usePeaks({ bytes }: RecordingBytes, bars = barCount): readonly number[] | null {
  const { decodeAudio } = usePracticePorts();
  const [found, setFound] = useState<{ of: Uint8Array; peaks: readonly number[] } | null>(null);
  useEffect(() => {
    let isGone = false;
    const decode = async () => {
      const decoded = await decodeAudio(bytes);
      if (decoded && !isGone) setFound({ of: bytes, peaks: findPeaks(decoded.samples, bars) });
    };
    void decode();
    return () => {
      isGone = true;
    };
  }, [bytes, bars, decodeAudio]);
  return found?.of === bytes ? found.peaks : null;
}
