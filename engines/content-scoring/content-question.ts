import type { KeyPoint } from '#domain/tasks/engine-question.ts';
import type { Stretch, TrueCoverage } from './cover-truly.ts';
import type { Topic } from './topic.ts';

/** The question as far as content goes. */
export interface ContentQuestion {
  readonly prompt: string;
  readonly keyPoints: readonly KeyPoint[];
  readonly modelAnswers: readonly string[];
  /** Topics of the other questions of the bank; relevance is measured against them. */
  readonly others: readonly Topic[];
  /**
   * Whether the question's own words and found key points show the topic too. Weak writers use the commonest words, which look alike
   * in every answer. Not of speech: its limits were chosen without.
   */
  readonly wordsShowTopic?: boolean;
  /**
   * How key points are looked for: by stretches that say the same (`claims`), which must not contradict the prompt where that is a text
   * told again (`retold`), or by their terms alone.
   */
  readonly says?: 'claims' | 'retold';
  /** Stretches of the answer that the question shows to be wrong: what stands there covers no key point, and each costs something. */
  readonly untrue?: readonly Stretch[];
  /** How far the key points are covered, where that is known already: of speech. Then being about the question earns nothing without them. */
  readonly covered?: readonly TrueCoverage[];
}
