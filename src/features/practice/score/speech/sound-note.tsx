import type { SignalFacts } from '#contract/entities/answer.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { soundFaults, type SoundFault } from '#domain/signal/sound-faults.ts';
import { MicrophoneLink } from '#ui/audio/microphone-link.tsx';
import { soundFaultWords, stepFor } from '#ui/audio/sound-fault-words.ts';
import classes from './speech.module.css';

interface SoundNoteProps {
  signal: SignalFacts | null;
  /** Absent until an engine has listened. */
  speech: Pick<SpeechEvidence, 'refused' | 'quality'> | undefined;
}

/**
 * What was wrong with the sound of an answer, and the way to the setup at the step that helps. Nothing when it sounded well. Only for a
 * recording that is on this device: of others' microphones there is nothing to check here.
 */
export function SoundNote({ signal, speech }: SoundNoteProps) {
  const faults = signal === null ? [] : soundFaults(signal);
  const [worst] = faults;
  if (worst === undefined) return null;
  const said = saidBefore(speech);
  return (
    <div className={classes['sound']}>
      {faults
        .filter((fault) => !said.has(fault))
        .map((fault) => (
          <p key={fault} className={classes['note']}>
            {soundFaultWords[fault].title}. {soundFaultWords[fault].advice}
          </p>
        ))}
      <MicrophoneLink step={stepFor(worst)}>Check your microphone</MicrophoneLink>
    </div>
  );
}

/** The faults that the sentence about a refusal, or a note on the quality, has named. */
function saidBefore(speech: SoundNoteProps['speech']): ReadonlySet<SoundFault> {
  if (speech === undefined) return new Set();
  const { refused, quality } = speech;
  if (refused === 'no-speech' || refused === 'empty') return new Set(['silent', 'no-voice']);
  const named = ['too-quiet', 'noisy', 'clipping'] as const;
  return new Set(named.filter((name) => refused === name || quality.includes(name)));
}
