import type { Lexicon } from '#engines/writing/lexicon/lexicon.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import type { Severity } from './rule.ts';
import { grammarRules } from './rules.ts';

export interface GrammarFlag {
  /** UTF-16 offsets into the text as typed; the first suggestion replaces what lies between. */
  readonly start: number;
  readonly end: number;
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly suggestions: readonly string[];
}

export interface TaggedSentence {
  readonly tokens: readonly TaggedToken[];
  readonly isEnded: boolean;
  readonly paragraph: number;
}

/** Sentences longer than this are no sentences (a text without full stops, a list of words): only their beginning is checked. */
const longestChecked = 400;

/** Findings of all rules over all sentences in the order of the text; of two that overlap, the earlier rule's. */
export function checkGrammar(lexicon: Lexicon, sentences: readonly TaggedSentence[]): GrammarFlag[] {
  return sentences.flatMap((sentence, i) => {
    const tokens = sentence.tokens.slice(0, longestChecked);
    const view = { tokens, isEnded: sentence.isEnded, isLast: i === sentences.length - 1, lexicon };
    const kept: GrammarFlag[] = [];
    for (const rule of grammarRules) {
      for (const { from, to, message, suggestions } of rule.find(view)) {
        const start = tokens[from]?.start ?? 0;
        const end = tokens[to]?.end ?? start;
        if (kept.some((flag) => start < flag.end && flag.start < end)) continue;
        kept.push({ start, end, rule: rule.id, severity: rule.severity, message, suggestions });
      }
    }
    return kept.sort((a, b) => a.start - b.start);
  });
}
