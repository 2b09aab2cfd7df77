import type { AnswerValue, Score } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { AnswerScore } from '#features/practice/result/answer-score.tsx';
import { renderOn, type Device } from './practice.tsx';
import { spokenValue } from './spoken-score.ts';

interface Given {
  readonly item: BankItem;
  readonly score: Score;
  /** A recording unless said otherwise. */
  readonly value?: AnswerValue;
  readonly answerId?: string;
  readonly isOthers?: boolean;
}

/** The score of an answer, as a device shows what it has scored itself. */
export function renderAnswerScore(
  device: Device,
  { item, score, value = spokenValue, answerId = 'a', isOthers = false }: Given,
) {
  return renderOn(
    device,
    <AnswerScore
      item={item}
      value={value}
      score={score}
      pteType="ACADEMIC"
      answerId={answerId}
      isOthers={isOthers}
      scoredOn="device"
      scoring={null}
      durationSeconds={null}
    />,
    item,
  );
}
