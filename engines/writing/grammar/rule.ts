import type { Lexicon } from '#engines/writing/lexicon/lexicon.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';

export const severities = ['CRITICAL', 'MODERATE', 'MINOR'] as const;
export type Severity = (typeof severities)[number];

/** One sentence as rules see it. */
export interface RuleSentence {
  readonly tokens: readonly TaggedToken[];
  readonly isEnded: boolean;
  /** The last sentence of the text. */
  readonly isLast: boolean;
  readonly lexicon: Lexicon;
}

/** Tokens `from` to `to` (both included) are wrong; each suggestion replaces all of them. */
export interface Finding {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly suggestions: readonly string[];
}

/** One rule of grammar. It is written for few false alarms: a doubtful case is left alone. */
export interface GrammarRule {
  readonly id: string;
  readonly severity: Severity;
  find(sentence: RuleSentence): Finding[];
}

/**
 * What a rule's tests read: every wrong text must give the fixed one by the first suggestion, every right one no finding. It
 * stands beside its rule as an export of its own, so that no build carries it.
 */
export interface RuleExamples {
  readonly wrong: readonly (readonly [text: string, fixed: string])[];
  readonly right: readonly string[];
}
