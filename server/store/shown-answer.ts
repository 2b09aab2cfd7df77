import type { AnswerDto } from '#contract/entities/answer.ts';
import { answerParts, letterScores, scoreDisplay } from '#domain/answers/score-display.ts';

/** An answer as single calls return it: with what screens show around its score. The change feed goes without. */
export function shownAnswer(dto: AnswerDto, { isShared }: { isShared: boolean }): AnswerDto {
  return {
    ...dto,
    answers: answerParts(dto.value),
    scores: letterScores(dto.score),
    display: scoreDisplay({ ...dto, isShared }),
  };
}
