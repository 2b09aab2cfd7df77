import { isContentWord } from '#domain/words/is-content-word.ts';
import { stem } from '#domain/words/stem.ts';
import type { TextAnalysis } from '#engines/writing/analyse.ts';
import { isInDictionary, type Lexicon } from '#engines/writing/lexicon/lexicon.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import { transition } from '#engines/writing/tagging/transitions.ts';
import { connectivesIn } from './connectives.ts';
import { movingTypeRatio } from './lexical-diversity.ts';

/** Figures of a text that traits are made of. Counts are of words unless the name says otherwise. */
export interface TextFeatures {
  readonly words: number;
  readonly sentences: number;
  readonly paragraphs: number;
  readonly meanSentenceWords: number;
  readonly sentenceWordsSpread: number;
  /** Moving-average type-token ratio over 50 words (MATTR). */
  readonly diversity: number;
  /** Mean logarithm of the frequency rank of content words. */
  readonly meanLogRank: number;
  /** Share of content words outside the 3,000 commonest. */
  readonly rareShare: number;
  readonly meanWordLength: number;
  /** Different connectives, at most 1.5 a sentence. */
  readonly connectives: number;
  /** How many kinds of connective there are (adding, contrasting, causing and so on). */
  readonly connectiveKinds: number;
  readonly subordinatePerSentence: number;
  /** Share of neighbouring sentences with a content word in common. */
  readonly cohesion: number;
  readonly hasConclusion: boolean;
  readonly unknownShare: number;
  readonly orderLikelihood: number;
  readonly sureMisspellings: number;
  readonly unsureMisspellings: number;
  /** American and British spellings side by side. */
  readonly isMixedConvention: boolean;
  /** Grammar findings weighted by severity (1, 0.7, 0.3), per 100 words. */
  readonly grammarRate: number;
}

const subordinators = new Set(
  'because although though if when while whereas unless since until that which who whom whose where after before'.split(
    ' ',
  ),
);
const severityWeights = { CRITICAL: 1, MODERATE: 0.7, MINOR: 0.3 } as const;
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Figures of an analysed text; one pass over its tokens. */
export function textFeatures(
  { sentences, spelling, grammar, convention }: TextAnalysis,
  lexicon: Lexicon,
): TextFeatures {
  const lengths: number[] = [];
  const lower: string[] = [];
  const contentRanks: number[] = [];
  const contentLengths: number[] = [];
  const connectives = new Map<string, string>();
  let subordinate = 0;
  let unknown = 0;
  let order = 0;
  let steps = 0;
  let linked = 0;
  let before = new Set<string>();
  for (const { tokens } of sentences) {
    const words = tokens.filter(
      ({ kind, text }) => kind === 'word' && !text.startsWith("'") && text !== "n't",
    );
    if (words.length === 0) continue;
    lengths.push(words.length);
    const stems = new Set<string>();
    for (const { lower: word, text } of words) {
      lower.push(word);
      const entry = lexicon.find(word);
      if (
        (entry === undefined || !isInDictionary(entry)) &&
        /^\p{L}/u.test(word) &&
        (text === word || !/^[A-Z][a-z]/u.test(text))
      )
        unknown += 1;
      if (!isContentWord(word)) continue;
      stems.add(stem(word));
      contentLengths.push(word.length);
      if (entry !== undefined && Number.isFinite(entry.rank)) contentRanks.push(Math.log(entry.rank));
    }
    for (const { phrase, kind } of connectivesIn(words.map((word) => word.lower)))
      connectives.set(phrase, kind);
    subordinate += words.filter(
      (word) => subordinators.has(word.lower) && (word.tag & (tag.preposition | tag.question)) !== 0,
    ).length;
    tokens.forEach((token, i) => {
      order += transition(tokens[i - 1]?.tag ?? 0, token.tag);
      steps += 1;
    });
    if ([...stems].some((one) => before.has(one))) linked += 1;
    before = stems;
  }
  const count = lengths.length;
  const average = mean(lengths);
  const weights = grammar.reduce((sum, { severity }) => sum + severityWeights[severity], 0);
  const last = sentences.at(-1);
  return {
    words: lower.length,
    sentences: count,
    paragraphs: last === undefined ? 0 : last.paragraph + 1,
    meanSentenceWords: average,
    sentenceWordsSpread: Math.sqrt(mean(lengths.map((length) => (length - average) ** 2))),
    diversity: movingTypeRatio(lower, 50),
    meanLogRank: mean(contentRanks),
    rareShare:
      contentRanks.length === 0
        ? 0
        : contentRanks.filter((rank) => rank > Math.log(3_000)).length / contentRanks.length,
    meanWordLength: mean(contentLengths),
    connectives: Math.min(connectives.size, 1.5 * count),
    connectiveKinds: new Set(connectives.values()).size,
    subordinatePerSentence: count === 0 ? 0 : subordinate / count,
    cohesion: count < 2 ? 0 : linked / (count - 1),
    hasConclusion: [...connectives.values()].includes('concluding'),
    unknownShare: lower.length === 0 ? 0 : unknown / lower.length,
    orderLikelihood: steps === 0 ? 0 : order / steps,
    sureMisspellings: spelling.filter(({ isSure }) => isSure).length,
    unsureMisspellings: spelling.filter(({ isSure }) => !isSure).length,
    isMixedConvention: convention.american.length > 0 && convention.british.length > 0,
    grammarRate: lower.length === 0 ? 0 : (100 * weights) / lower.length,
  };
}
