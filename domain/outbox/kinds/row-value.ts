import type { AnswerDto } from '#contract/entities/answer.ts';
import type { OwnCommentDto } from '#contract/entities/community.ts';
import type { DictationAnswer } from '#contract/entities/dictation.ts';
import type { ChangeKind, ChangeValue } from '#contract/sync.ts';

/** An own comment or reply. The practice of a reply is known once the server has it. */
export interface OwnComment extends Omit<OwnCommentDto, 'practiceId'> {
  practiceId: number | null;
}

interface OwnRowValues {
  answer: Omit<AnswerDto, 'nickname' | 'avatar' | 'premium'>;
  dictation: Omit<DictationAnswer, 'nickname' | 'avatar' | 'premium'>;
  comment: OwnComment;
}

/** What a row of a kind says to the learner. Every value of the change feed is one; some can be made here, with gaps. */
export type RowValue<K extends ChangeKind> = K extends keyof OwnRowValues ? OwnRowValues[K] : ChangeValue<K>;
