import type { Lexicon } from '../lexicon/lexicon.ts';
import type { TaggedToken } from '../tagging/tag-sentence.ts';

export type Severity = 'CRITICAL' | 'MODERATE' | 'MINOR';

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

/**
 * One rule of grammar. It is written for few false alarms: a doubtful case is left alone. Its examples are run as tests:
 * every wrong text must give the fixed one by the first suggestion, every right one no finding.
 */
export interface GrammarRule {
  readonly id: string;
  readonly severity: Severity;
  readonly examples: {
    readonly wrong: readonly (readonly [text: string, fixed: string])[];
    readonly right: readonly string[];
  };
  find(sentence: RuleSentence): Finding[];
}
