import { useEffect, useRef, useState } from 'react';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { AudioClient } from '#platform/audio-client/audio-client.ts';
import { readFile, type ReadFile } from '#platform/read-file.ts';
import { largestFileBytes } from '#platform/shared-files.ts';
import type { FinishedRecording, RecorderState } from '#platform/recorder/recorder-state.ts';
import { sizeWords } from '#ui/amounts.ts';

type Conversion = Awaited<ReturnType<AudioClient['convertToMp3']>>;
type Progress = Extract<RecorderState, { status: 'stopping' }>['conversion'];

/** Where a file stands that the learner hands in in place of a recording. */
export type AudioFileState =
  | { readonly status: 'none' }
  /** The browser shows its files: nothing starts meanwhile. */
  | { readonly status: 'picking' }
  | { readonly status: 'converting'; readonly progress: Progress }
  | { readonly status: 'ready'; readonly recording: FinishedRecording }
  | { readonly status: 'failed'; readonly words: string };

/** Encoders add some silence at the ends. */
const toleranceMs = 1_000;

type Failure = Extract<Conversion, { kind: 'failed' }>['code'] | Exclude<ReadFile['kind'], 'read'>;

const failures: Readonly<Record<Failure, string>> = {
  'too-large': `This file is larger than ${sizeWords(largestFileBytes)}. Choose a shorter one.`,
  empty: 'This file is empty. Choose another one.',
  changed: 'This file was changed or moved before it could be read. Choose it again.',
  'no-converter': 'The converter is not on this device yet. Connect to the internet once, then try again.',
  'not-audio': 'This file has no sound that we can read. Choose another one.',
  broken: 'This file could not be converted. Try again, or choose another one.',
};

/** An audio file of any usual kind as an answer: converted to MP3 on the device, with progress and a way to give up. */
export function useAudioFile(limitMs: number, onReady: () => void) {
  const { audio } = usePracticePorts();
  const { ids } = useDataContext();
  const [state, setState] = useState<AudioFileState>({ status: 'none' });
  const [isWanted, setIsWanted] = useState(false);
  const job = useRef<AbortController | null>(null);
  useEffect(() => () => job.current?.abort(), []);

  const cancel = () => {
    job.current?.abort();
    setState({ status: 'none' });
  };
  /** True once it is an answer that can be handed in. */
  const take = async (file: File): Promise<boolean> => {
    setIsWanted(true);
    const own = new AbortController();
    job.current = own;
    setState({ status: 'converting', progress: null });
    const read = await readFile(file, largestFileBytes);
    if (own.signal.aborted) return false;
    if (read.kind !== 'read') {
      setState({ status: 'failed', words: failures[read.kind] });
      return false;
    }
    const answer = await audio.convertToMp3(read.bytes, file.type, {
      signal: own.signal,
      // Hours of silence fit into a small file: no more of it is unpacked than shows that it is too long.
      mostMs: limitMs + 2 * toleranceMs,
      onProgress(progress) {
        if (!own.signal.aborted) setState({ status: 'converting', progress });
      },
    });
    if (own.signal.aborted || answer.kind === 'cancelled') return false;
    if (answer.kind === 'failed') {
      setState({ status: 'failed', words: failures[answer.code] });
      return false;
    }
    const { durationMs } = answer.audio;
    if (durationMs > limitMs + toleranceMs) {
      const words = `This file is longer than an answer may be here: ${Math.round(limitMs / 1000)} seconds.`;
      setState({ status: 'failed', words });
      return false;
    }
    // The file itself is where it was: there is nothing to keep of it before it is handed in.
    const recording = { ...answer.audio, draftId: ids.uuid(), isSaved: false };
    setState({ status: 'ready', recording });
    onReady();
    return true;
  };
  return {
    state,
    /** The learner has thought of a file: recording starts with a tap, and no more by itself. */
    isWanted,
    pick: () => {
      setIsWanted(true);
      setState({ status: 'picking' });
    },
    cancel,
    forget: () => {
      setIsWanted(false);
      cancel();
    },
    take,
  };
}
