import { articlePatterns } from '../patterns/articles.ts';
import { confusionPatterns } from '../patterns/confusions.ts';
import { compilePattern, writeFix, type CompiledPattern, type PhrasePattern } from '../patterns/pattern.ts';
import { morePrepositionPatterns } from '../patterns/more-prepositions.ts';
import { phrasePatterns } from '../patterns/phrases.ts';
import { prepositionPatterns } from '../patterns/prepositions.ts';
import { tensePatterns } from '../patterns/tenses.ts';
import { verbPatterns } from '../patterns/verbs.ts';
import { likeCase } from '../look.ts';
import type { Finding, GrammarRule, RuleSentence } from '../rule.ts';

/** A rule made of phrase patterns. A sentence is tried only with patterns one of whose listed words it has. */
function phraseRule(
  id: string,
  severity: GrammarRule['severity'],
  patterns: readonly PhrasePattern[],
  right: readonly string[],
): GrammarRule {
  const compiled = patterns.map(compilePattern);
  const byWord = new Map<string, CompiledPattern[]>();
  const always: CompiledPattern[] = [];
  for (const pattern of compiled) {
    const words = pattern.items
      .filter(({ negated }) => !negated)
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
  return {
    id,
    severity,
    examples: {
      wrong: patterns.map(({ wrong, right: fixed }) => [wrong, fixed] as const),
      right: [...right, ...patterns.map((pattern) => pattern.right)],
    },
    find,
  };
}

function matchPattern(pattern: CompiledPattern, { tokens, lexicon }: RuleSentence): Finding[] {
  const { items, atStart, length, fix, reason } = pattern;
  const findings: Finding[] = [];
  const last = atStart ? 0 : tokens.length - length;
  for (let i = 0; i <= last; i++) {
    const fits = items.every(({ matches, negated }, k) => {
      const token = tokens[i + k];
      return token === undefined ? negated : matches(token, lexicon) !== negated;
    });
    if (!fits) continue;
    const matched = tokens.slice(i, i + length);
    findings.push({
      from: i,
      to: i + length - 1,
      message: reason,
      suggestions: [likeCase(writeFix(fix, matched, lexicon), matched[0])],
    });
  }
  return findings;
}

export const phraseRules: readonly GrammarRule[] = [
  phraseRule('preposition', 'MODERATE', prepositionPatterns, [
    'We discussed the idea.',
    'The discussion about it was long.',
    'It depends on you.',
    'He looked at me.',
    'Since ten years ago much has changed.',
    'He answered to the name of Max.',
    'On 1 July we met.',
    'On the morning of the exam he was ill.',
    'They wait for him.',
    'He went to the home of a friend.',
  ]),
  phraseRule('preposition-more', 'MODERATE', morePrepositionPatterns, [
    'In the end we left.',
    'At night it is cold.',
    'In television studios it is warm.',
    'They prefer tea to milk.',
    'He is full of life.',
    'They play the piano.',
    'It holds more.',
    'During the ten years we met.',
  ]),
  phraseRule('tense', 'MODERATE', tensePatterns, [
    'Yesterday I went home.',
    'When will you go?',
    'There are more cheap goods.',
    'It is much better.',
    'They easily find it.',
    'Last year was good.',
    'When I am home, I will call.',
  ]),
  phraseRule('verb-pattern', 'CRITICAL', verbPatterns, [
    'I enjoy reading.',
    'They let it go.',
    'He stopped to think.',
    'I used to live there.',
    'It is used to make tea.',
    'They want it.',
    'He has decided.',
    'He said to me that he left.',
  ]),
  phraseRule('phrase', 'MODERATE', phrasePatterns, [
    'Most of the people came.',
    'Others like it.',
    'Another thing is money.',
    'Too much sugar is bad.',
    'All that I need is time.',
    'I know what he called it.',
    'What good is it?',
  ]),
  phraseRule('set-phrase', 'MODERATE', articlePatterns, [
    'They protect the environment.',
    'Internet access is fast.',
    'In world politics it is new.',
    'One of the best films.',
    'It plays a role.',
    'Past events are known.',
  ]),
  phraseRule('confusion', 'MODERATE', confusionPatterns, [
    'They were there on their own.',
    'Its colour is red.',
    'Then it got better and then worse.',
    'He lives in there.',
    'We can affect it.',
    'All except the boy came.',
    'For many people it is new.',
    'One quiet evening.',
    'She likes the effect of it.',
  ]),
];
