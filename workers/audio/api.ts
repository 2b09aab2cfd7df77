import type { SignalFacts } from '#contract/entities/answer.ts';
import type { LevelReading } from '#domain/signal/signal-meter.ts';

/** Main thread -> capture processor. `begin` hands over the port to the audio worker; PCM goes there and nowhere else. */
export type CaptureCommand = { kind: 'begin'; pcm: MessagePort } | { kind: 'stop' };

/** Capture processor -> audio worker. `end` follows the last samples. */
export type PcmMessage = { kind: 'pcm'; samples: Float32Array<ArrayBuffer> } | { kind: 'end' };

/** Under which the processor is registered in the AudioWorklet scope. A type, since the main thread loads no worker code. */
export type CaptureProcessorName = 'passage-capture';

/** How one recording is to be taken. */
export interface RecordingOrder {
  sampleRate: number;
  /** Counted in samples: a throttled tab or a late timer changes nothing. */
  limitMs: number;
  /** Ends the recording after so long without a voice; `null` never does. */
  stopAfterSilenceMs: number | null;
}

/** Audio worker -> main thread while a recording runs, in this order of time. */
export type RecordingEvent =
  /** About 20 a second. `peak` is the highest absolute sample since the last one, 0..1: a bar of a waveform. */
  | { kind: 'level'; level: LevelReading; peak: number; elapsedMs: number }
  /** MP3 bytes since the last chunk, about every second of audio. */
  | { kind: 'chunk'; bytes: Uint8Array<ArrayBuffer> }
  /** The worker takes no more samples; `finish` gives the recording. `broken`: the encoder failed on the way. */
  | { kind: 'ended'; reason: 'limit' | 'silence' | 'broken' }
  /** `finish` has sent its last chunk; no event follows. */
  | { kind: 'closed' };

/** A whole recording. `bytes` are the chunks, joined. */
export interface EncodedAudio {
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: string;
  durationMs: number;
  /** Of the bytes, 64 lower-case hex digits. */
  sha256: string;
  signal: SignalFacts | null;
}

export type PrepareRecordingAnswer = { kind: 'ready' } | { kind: 'no-encoder'; message: string };
export type FinishRecordingAnswer =
  | { kind: 'finished'; recording: EncodedAudio }
  /** Not one sample came. */
  | { kind: 'empty' }
  | { kind: 'failed'; message: string };

/** `loading`: the converter is being fetched (32 MB, once); `converting`: it works. `ratio` is 0..1. */
export interface JobProgress {
  stage: 'loading' | 'converting';
  ratio: number;
}
export type OnProgress = (progress: JobProgress) => void;

/** Why a conversion gave nothing. `no-converter`: it is not on the device and cannot be fetched now. */
export type ConversionFailure = {
  kind: 'failed';
  code: 'no-converter' | 'not-audio' | 'broken';
  message: string;
};
export type ConvertAnswer = { kind: 'converted'; audio: EncodedAudio } | ConversionFailure;

/** What is to become an MP3. Nothing behind `mostMs` of the sound is converted; `Infinity`: all of it is. */
export interface ConversionOrder {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mimeType: string;
  readonly mostMs: number;
}

/** A recording that is to be played: as samples where the browser could decode it, else as it is. */
export type PlaybackSource =
  | { kind: 'samples'; samples: Float32Array<ArrayBuffer>; sampleRate: number }
  | { kind: 'file'; bytes: Uint8Array<ArrayBuffer>; mimeType: string };

/** A recording that is ready to be played and drawn. */
export interface PreparedPlayback {
  /** WAV at the common loudness, without the silence at the ends. */
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: string;
  durationMs: number;
  /** Where in the recording it begins: what is known by the time of the recording is found this much earlier in it. */
  startMs: number;
  /** Of the whole recording. */
  wholeMs: number;
  gainDb: number;
  /** Integrated loudness as recorded, by BS.1770; `null` for silence. */
  lufs: number | null;
  /** Of the whole recording, the silence too: the highest absolute sample of each 10 ms, 0..1, after the gain. */
  envelope: Float32Array<ArrayBuffer>;
}
export type PrepareAnswer = { kind: 'prepared'; playback: PreparedPlayback } | ConversionFailure;

/** What an MP3 holds as far as its last whole frame. */
export type Mp3Inspection =
  | { kind: 'mp3'; bytes: Uint8Array<ArrayBuffer>; durationMs: number; sha256: string }
  | { kind: 'not-mp3' };

/** What the audio worker does. One recording at a time; buffers are transferred both ways. */
export interface AudioWorkerApi {
  /** Compiles the encoder, so that the first sample finds it ready. */
  prepareRecording(order: RecordingOrder): Promise<PrepareRecordingAnswer>;
  /** Takes PCM from `pcm` (`PcmMessage`) and tells about it through `events`. */
  beginRecording(pcm: MessagePort, events: MessagePort): void;
  /** Sends what is encoded so far as a chunk at once: the page may be about to go. */
  flushRecording(): void;
  /** Waits for the end of the PCM, at most `graceMs` (a suspended audio thread never sends it), and closes the MP3. */
  finishRecording(graceMs: number): Promise<FinishRecordingAnswer>;
  inspectMp3(bytes: Uint8Array<ArrayBuffer>): Promise<Mp3Inspection>;
  /** Signal facts of samples that were decoded elsewhere, with `sound`. */
  measureSignal(samples: Float32Array<ArrayBuffer>, sampleRate: number): SignalFacts;
  /** Any audio to MP3 128 kbit/s mono, with its facts. */
  convertToMp3(order: ConversionOrder, onProgress?: OnProgress): Promise<ConvertAnswer>;
  /** Any audio to something that plays everywhere, at the common loudness, without silence at its ends. */
  preparePlayback(source: PlaybackSource, onProgress?: OnProgress): Promise<PrepareAnswer>;
}
