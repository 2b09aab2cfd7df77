import type { RecordingRef, SignalFacts } from '#contract/entities/answer.ts';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';

export interface SpeechResultProps {
  recording: RecordingRef;
  signal: SignalFacts | null;
  /** Absent until an engine has listened. */
  speech: SpeechEvidence | undefined;
  /** What was to be said, with how its words are pronounced. */
  text: string;
  pronunciations?: readonly string[] | undefined;
  /** Model readings of it. */
  audios: readonly ItemAudio[];
  /** It was heard: it stands elsewhere, with its player. */
  wasHeard?: boolean;
}
