import { SpeechResult } from '#features/practice/score/speech/speech-result.tsx';
import { VoicePlayer } from '#features/practice/sound/voice-player.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import classes from './result.module.css';

/** What was heard of the sentence, word by word. */
export function RepeatSentenceResult({ item, value, score }: ResultProps<'RS'>) {
  const { evidence } = score;
  const isRecording = evidence.kind === 'recording';
  return (
    <SpeechResult
      recording={value.recording}
      signal={isRecording ? evidence.signal : value.recording.signal}
      speech={isRecording ? evidence.speech : undefined}
      text={item.transcript}
      pronunciations={item.pronunciations ?? none}
      audios={item.audios}
    />
  );
}

/** One object, so that it is the same at each render. */
const none: readonly string[] = [];

/** The sentence, and its voices to listen to again. */
export function RepeatSentenceKey({ item }: AnswerKeyProps<'RS'>) {
  return (
    <section className={classes.key}>
      <h3>Transcript</h3>
      <ReadingText text={item.transcript} />
      <VoicePlayer audios={item.audios} label="The sentence" />
    </section>
  );
}
