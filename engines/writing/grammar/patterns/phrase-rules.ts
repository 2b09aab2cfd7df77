import { severities, type GrammarRule, type Severity } from '#engines/writing/grammar/rule.ts';
import { patternFiles } from './pattern-files.ts';
import { patternsOf } from './pattern-file.ts';
import { phraseRule } from './phrase-rule.ts';

/** In this order: where two findings overlap, the one of the earlier rule is kept. A theme has rules before and after others. */
const order = [
  'preposition',
  'preposition-more',
  'tense',
  'verb-pattern',
  'phrase',
  'set-phrase',
  'confusion',
  'homophone',
  'confusion-more',
  'word-class',
  'phrase-more',
  'verb-pattern-more',
  'preposition-verb',
  'frequent',
];

const isSeverity = (text: string): text is Severity => severities.some((severity) => severity === text);

const byId = new Map(
  patternFiles.flatMap((file) =>
    file.rules.map(({ rule, severity, patterns }) => {
      if (!isSeverity(severity)) throw new Error(`The rule ${rule} has no severity ${severity}.`);
      return [rule, phraseRule(rule, severity, patternsOf(file, patterns))] as const;
    }),
  ),
);

/** The rules of the pattern files. */
export const phraseRules: readonly GrammarRule[] = order.map((id) => {
  const rule = byId.get(id);
  if (rule === undefined) throw new Error(`No pattern file has the rule ${id}.`);
  return rule;
});
