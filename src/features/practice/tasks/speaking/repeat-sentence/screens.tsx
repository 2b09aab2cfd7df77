import { recordedEvidence } from '#features/practice/score/speech/recorded-evidence.ts';
import { SpeechResult } from '#features/practice/score/speech/speech-result.tsx';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import { HearAndRecord } from '#features/practice/sound/hear-and-record.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';

/** The sentence plays once; after the tone it is said again. */
function RepeatSentencePanel({ item, attempt }: AnswerPanelProps<'RS'>) {
  return (
    <HearAndRecord
      item={item}
      taskType="RS"
      attempt={attempt}
      label="The sentence"
      instruction={
        attempt.session.plan.mode === 'EXAM'
          ? 'You will hear a sentence once. After the tone, say it again exactly as you heard it.'
          : 'You will hear a sentence. When you are ready, say it again exactly as you heard it.'
      }
    />
  );
}

/** What was heard of the sentence, word by word, and the sentence to listen to again. */
function RepeatSentenceResult({ item, value, score }: ResultProps<'RS'>) {
  const recorded = recordedEvidence(value, score);
  const { audios, pronunciations, transcript } = item;
  return (
    <>
      <SpeechResult
        {...recorded}
        text={transcript}
        pronunciations={pronunciations}
        audios={audios}
        wasHeard
      />
      <HearAgain
        text={transcript}
        audios={audios}
        label="The sentence"
        title="The sentence"
        isPart={recorded.speech?.refused === null}
      />
    </>
  );
}

/** The sentence, and its voices to listen to again. */
function RepeatSentenceKey({ item }: AnswerKeyProps<'RS'>) {
  return <HearAgain text={item.transcript} audios={item.audios} label="The sentence" />;
}

export const screens: TaskScreens<'RS'> = {
  AnswerPanel: RepeatSentencePanel,
  Result: RepeatSentenceResult,
  AnswerKey: RepeatSentenceKey,
};
