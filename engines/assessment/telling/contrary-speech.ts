import type { TextSpan } from '#contract/entities/text-span.ts';
import type { KeyPoint } from '#domain/tasks/engine-question.ts';
import type { Likeness } from '#engines/content-scoring/claims/likeness.ts';
import { statementsOf, type Statement } from '#engines/content-scoring/claims/statements.ts';
import { truthsOf } from './truths.ts';
import { turnedRound } from './turned-round.ts';
import { isOfAnother, tellersOf, type Teller } from './views-of.ts';

interface Told {
  readonly prompt: string;
  readonly modelAnswers: readonly string[];
  readonly keyPoints: readonly (KeyPoint & { readonly speaker?: string | null })[];
}

/** What in an answer stands against a key point. */
export interface Against {
  /** Sentences that turn it round. */
  readonly turned: readonly TextSpan[];
  /** Sentences that give it to another speaker. */
  readonly misgiven: readonly TextSpan[];
  /** Sentences that do not speak of the one whose view it is. */
  readonly ofOthers: readonly TextSpan[];
}

/** For each key point what in an answer stands against it. */
export function contrarySpeech(answer: string, told: Told, likeness: Likeness): Against[] {
  const sentences = statementsOf(answer);
  const held = truthsOf(told);
  const speakers = new Set(told.keyPoints.flatMap(({ speaker }) => speaker ?? []));
  const tellers = tellersOf(sentences, speakers);
  const where = (is: (sentence: Statement, teller: Teller | undefined) => boolean): TextSpan[] =>
    sentences
      .filter((sentence, i) => is(sentence, tellers[i]))
      .map((sentence) => ({ start: sentence[0]?.start ?? 0, end: sentence.at(-1)?.end ?? 0 }));
  return told.keyPoints.map(({ speaker }, at) => {
    const truths = held[at];
    const isOf = (teller: Teller | undefined, whose: string): boolean =>
      teller?.subject === whose || teller?.possible.has(whose) === true;
    return {
      turned: where((sentence) => truths !== undefined && turnedRound(sentence, truths, likeness).length > 0),
      misgiven: typeof speaker === 'string' ? where((_, teller) => isOfAnother(teller, speaker)) : [],
      ofOthers: typeof speaker === 'string' ? where((_, teller) => !isOf(teller, speaker)) : [],
    };
  });
}
