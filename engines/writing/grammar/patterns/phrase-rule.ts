import { likeCase } from '#engines/writing/grammar/look.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import type { Finding, GrammarRule, RuleSentence } from '#engines/writing/grammar/rule.ts';
import { compilePattern, type CompiledPattern } from './compile-pattern.ts';
import type { PhrasePattern } from './pattern-file.ts';
import { writeFix } from './write-fix.ts';

/** A rule made of phrase patterns. A sentence is tried only with patterns one of whose listed words it has. */
export function phraseRule(
  id: string,
  severity: GrammarRule['severity'],
  patterns: readonly PhrasePattern[],
): GrammarRule {
  const compiled = patterns.map(compilePattern);
  const byWord = new Map<string, CompiledPattern[]>();
  const always: CompiledPattern[] = [];
  for (const pattern of compiled) {
    const words = pattern.items
      .filter(({ isAhead }) => !isAhead)
      .flatMap((item) => (item.words === undefined ? [] : [item.words]));
    const fewest = words.sort((a, b) => a.length - b.length)[0];
    if (fewest === undefined) always.push(pattern);
    for (const word of fewest ?? []) byWord.set(word, [...(byWord.get(word) ?? []), pattern]);
  }
  const find = (sentence: RuleSentence): Finding[] => {
    const tried = new Set(always);
    for (const { lower } of sentence.tokens)
      for (const pattern of byWord.get(lower) ?? []) tried.add(pattern);
    return [...tried].flatMap((pattern) => matchPattern(pattern, sentence));
  };
  return { id, severity, find };
}

/** What stands after the last token. */
const fullStop: TaggedToken = {
  kind: 'mark',
  text: '.',
  lower: '.',
  start: 0,
  end: 0,
  spaced: false,
  breaks: 0,
  tag: tag.punctuation,
  could: tag.punctuation,
};

function matchPattern(pattern: CompiledPattern, { tokens, lexicon }: RuleSentence): Finding[] {
  const { items, isAtStart, length, fix, reason } = pattern;
  const findings: Finding[] = [];
  const last = isAtStart ? 0 : tokens.length - length;
  for (let i = 0; i <= last; i++) {
    const fits = items.every(({ matches, isNegated, isAhead }, k) => {
      const token = tokens[i + k];
      return token === undefined && !isAhead ? false : matches(token ?? fullStop, lexicon) !== isNegated;
    });
    if (!fits) continue;
    const matched = tokens.slice(i, i + length);
    const fixed = likeCase(writeFix(fix, matched, lexicon), matched[0]);
    const { from, to, suggestion } = withoutContext(matched, fixed);
    findings.push({ from: i + from, to: i + to, message: reason, suggestions: [suggestion] });
  }
  return findings;
}

/** Leaves out what the fix keeps at both ends, so that only what is wrong is marked; at least one word stays. */
function withoutContext(
  matched: readonly TaggedToken[],
  fixed: string,
): { from: number; to: number; suggestion: string } {
  const words = fixed.split(' ');
  let from = 0;
  let to = matched.length - 1;
  while (
    words.length > 1 &&
    from < to &&
    matched[from]?.text === words[0] &&
    matched[from + 1]?.spaced === true
  ) {
    words.shift();
    from += 1;
  }
  while (
    words.length > 1 &&
    from < to &&
    matched[to]?.text === words.at(-1) &&
    matched[to]?.spaced === true
  ) {
    words.pop();
    to -= 1;
  }
  return { from, to, suggestion: words.join(' ') };
}
