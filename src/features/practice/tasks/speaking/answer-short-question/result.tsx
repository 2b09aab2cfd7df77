import { KeyList, KeyPart } from '#features/practice/answering/record/key-parts.tsx';
import { OwnWordsResult } from '#features/practice/answering/record/own-words-result.tsx';
import { VoicePlayer } from '#features/practice/sound/voice-player.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { AnswerVerdict } from './answer-verdict.tsx';

/** Whether an accepted answer was said, and what was understood. */
export function AnswerShortQuestionResult({ item, value, score }: ResultProps<'ASQ'>) {
  const { evidence } = score;
  const speech = evidence.kind === 'recording' ? evidence.speech : undefined;
  const verdict = speech?.shortAnswer && (
    <AnswerVerdict answer={speech.shortAnswer} accepted={item.accepted} transcript={speech.transcript} />
  );
  return <OwnWordsResult value={value} score={score} lead={verdict} />;
}

/** The answers that count, and the question to listen to again. */
export function AnswerShortQuestionKey({ item }: AnswerKeyProps<'ASQ'>) {
  return (
    <>
      <KeyList title="Accepted answers" lines={item.accepted} />
      <KeyPart title="Transcript">
        <ReadingText text={item.transcript} />
        <VoicePlayer audios={item.audios} label="The question" />
      </KeyPart>
    </>
  );
}
