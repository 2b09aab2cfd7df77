import { patternFiles } from '#engines/writing/grammar/patterns/pattern-files.ts';
import { patternsOf } from '#engines/writing/grammar/patterns/pattern-file.ts';
import { phraseRule } from '#engines/writing/grammar/patterns/phrase-rule.ts';
import type { GrammarFlag, TaggedSentence } from '#engines/writing/grammar/check-grammar.ts';
import type { Lexicon } from '#engines/writing/lexicon/lexicon.ts';

const rows = Map.groupBy(
  patternFiles.flatMap((file) =>
    file.rules.flatMap(({ rule, patterns }) =>
      patternsOf(file, patterns).map((pattern) => ({
        rule,
        find: pattern.find,
        alone: phraseRule(rule, 'MINOR', [pattern]),
      })),
    ),
  ),
  ({ rule }) => rule,
);

/** What a flag comes from: the row of a pattern file that fits just there, or else the rule. */
export function rowOf(flag: GrammarFlag, sentence: TaggedSentence, lexicon: Lexicon): string {
  const view = { ...sentence, isLast: false, lexicon };
  const row = rows
    .get(flag.rule)
    ?.find(({ alone }) =>
      alone
        .find(view)
        .some(
          ({ from, to }) =>
            sentence.tokens[from]?.start === flag.start && sentence.tokens[to]?.end === flag.end,
        ),
    );
  return row === undefined ? flag.rule : `${flag.rule}: ${row.find}`;
}
