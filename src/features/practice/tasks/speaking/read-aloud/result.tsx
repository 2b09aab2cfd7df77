import { SpeechResult } from '#features/practice/score/speech/speech-result.tsx';
import { VoicePlayer } from '#features/practice/sound/voice-player.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import classes from './read-aloud.module.css';

/** What was heard of the text, word by word. */
export function ReadAloudResult({ item, value, score }: ResultProps<'RA'>) {
  const { evidence } = score;
  const isRecording = evidence.kind === 'recording';
  return (
    <SpeechResult
      recording={value.recording}
      signal={isRecording ? evidence.signal : value.recording.signal}
      speech={isRecording ? evidence.speech : undefined}
      text={item.text}
      pronunciations={item.pronunciations ?? none}
      audios={item.audios}
    />
  );
}

/** One object, so that it is the same at each render. */
const none: readonly string[] = [];

/** Model readings of the text. */
export function ReadAloudKey({ item }: AnswerKeyProps<'RA'>) {
  if (item.audios.length === 0) return null;
  return (
    <section className={classes.key}>
      <h3>Model readings</h3>
      <VoicePlayer audios={item.audios} label="Model reading" />
    </section>
  );
}
