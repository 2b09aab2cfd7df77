import { articlePatterns } from '../patterns/articles.ts';
import { confusionPatterns } from '../patterns/confusions.ts';
import { compilePattern, writeFix, type CompiledPattern, type PhrasePattern } from '../patterns/pattern.ts';
import { moreConfusionPatterns } from '../patterns/more-confusions.ts';
import { morePhrasePatterns } from '../patterns/more-phrases.ts';
import { morePrepositionPatterns } from '../patterns/more-prepositions.ts';
import { phrasePatterns } from '../patterns/phrases.ts';
import { prepositionPatterns } from '../patterns/prepositions.ts';
import { tensePatterns } from '../patterns/tenses.ts';
import { frequentPatterns } from '../patterns/frequent.ts';
import { homophonePatterns } from '../patterns/homophones.ts';
import { verbPrepositionPatterns } from '../patterns/verb-prepositions.ts';
import { wordClassPatterns } from '../patterns/word-classes.ts';
import { moreVerbPatterns } from '../patterns/more-verbs.ts';
import { verbPatterns } from '../patterns/verbs.ts';
import { likeCase } from '../look.ts';
import type { TaggedToken } from '../../tagging/tag-sentence.ts';
import { tag } from '../../tagging/tags.ts';
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
  const { items, atStart, length, fix, reason } = pattern;
  const findings: Finding[] = [];
  const last = atStart ? 0 : tokens.length - length;
  for (let i = 0; i <= last; i++) {
    const fits = items.every(({ matches, negated, isAhead }, k) => {
      const token = tokens[i + k];
      return token === undefined && !isAhead ? false : matches(token ?? fullStop, lexicon) !== negated;
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

export const phraseRules: readonly GrammarRule[] = [
  phraseRule('preposition', 'MODERATE', prepositionPatterns, [
    'It was measured on 2026-11-21 and again on 2027/01/02.',
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
  phraseRule('homophone', 'MODERATE', homophonePatterns, [
    'They were there with their friends.',
    'The piece of cake is here.',
    'He went past the house.',
    'Come to the sea and see.',
    'It got better then.',
    'I know now that it is so.',
    'It is hard to loose rope.',
    'The weather you like is here.',
    'They are able to break it.',
    'He works by the sea.',
    'It is to the north.',
    'Half past nine.',
    'You people are kind.',
    'They have past experience.',
  ]),
  phraseRule('confusion-more', 'MODERATE', moreConfusionPatterns, [
    'He worked even though it rained.',
    'The form was sent from Paris.',
    'Side effects people report.',
    'They raise the price and prices rise.',
    'Keep quiet, please.',
    'It is quite a quiet place.',
    'The case, however, is closed.',
    'I may be late.',
    'The body no longer moves.',
  ]),
  phraseRule('word-class', 'MODERATE', wordClassPatterns, [
    'It is different from ours.',
    'There is difference in size.',
    'I am interested in it because it is interesting.',
    'The problem is stress.',
    'His health is good.',
    'It is of importance to us.',
    'I am boring a hole.',
    'Good health matters.',
  ]),
  phraseRule('phrase-more', 'MODERATE', morePhrasePatterns, [
    'On the other hand, it is good.',
    'It is less than ten.',
    'More and more people come.',
    'In fact, they did nothing.',
    'Let us go.',
    'What matters is time.',
    'One of my hands hurts.',
  ]),
  phraseRule('verb-pattern-more', 'CRITICAL', moreVerbPatterns, [
    'I suggest that you go.',
    'Let me know.',
    'If I had known, I would have come.',
    'I am going home.',
    'He was born in May.',
    'Would you have come if he had asked?',
    'They have lived here.',
    'If you would like tea, ask.',
  ]),
  phraseRule('preposition-verb', 'MODERATE', verbPrepositionPatterns, [
    'The reason for this is clear.',
    'He wears it on Monday.',
    'Wait the night out.',
    'It is used to make tea.',
    'On this summer evening we left.',
    'She has access to the site.',
    'From two years ago it grew.',
    'A man of reason of the old kind.',
  ]),
  phraseRule('frequent', 'MODERATE', frequentPatterns, [
    'What I think is good is simple.',
    'If you would be so kind, call.',
    'We stop to do it.',
    'Every few days we meet.',
    'They house the poor.',
    'Is it raining?',
    'There is a house.',
    'I would like help.',
    'Those plan well.',
  ]),
];
