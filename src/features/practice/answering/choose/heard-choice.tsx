import type { ReactNode } from 'react';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import { QuestionSound } from '#features/practice/sound/question-sound.tsx';
import { SpokenTranscript } from '#features/practice/sound/spoken-transcript.tsx';
import type { Attempt } from '#features/practice/task-frame/attempt.ts';
import { ChoosePanel } from './choose-panel.tsx';
import { ChooseKey, ChooseResult, type ChoiceItem } from './choose-result.tsx';
import type { ChooseValue } from './choose.ts';

interface HeardItem extends ChoiceItem {
  readonly transcript: string;
  readonly audios: readonly ItemAudio[];
}

interface HeardChoicePanelProps {
  item: HeardItem;
  question: string;
  attempt: Attempt<ChooseValue>;
  /** More than one option is right. */
  isSeveral?: boolean;
  /** Above the player. */
  children?: ReactNode;
}

/** A choice about a recording, which plays by itself; the question and its options can be read before. */
export function HeardChoicePanel(props: HeardChoicePanelProps) {
  const { item, question, attempt, isSeveral = false, children } = props;
  return (
    <ChoosePanel
      attempt={attempt}
      question={question}
      options={item.options}
      isSeveral={isSeveral}
      source={
        <>
          {children}
          <QuestionSound audios={item.audios} label="The recording" attempt={attempt} />
        </>
      }
      sourceKind="sound"
    />
  );
}

interface HeardChoiceResultProps {
  item: HeardItem;
  question: string;
  value: ChooseValue;
  /** Below what was said. */
  children?: ReactNode;
}

/** The options as they were chosen, and beside them what was said. */
export function HeardChoiceResult({ item, question, value, children }: HeardChoiceResultProps) {
  return (
    <ChooseResult
      item={item}
      question={question}
      value={value}
      source={
        <>
          <SpokenTranscript text={item.transcript} audios={item.audios} label="The recording" />
          {children}
        </>
      }
      sourceName="What was said"
    />
  );
}

/** The right options, and the recording to listen to again. */
export function HeardChoiceKey({ item }: { item: HeardItem }) {
  return (
    <>
      <ChooseKey item={item} />
      <HearAgain text={item.transcript} audios={item.audios} />
    </>
  );
}
