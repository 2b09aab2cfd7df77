import { allCopied, allTemplate } from '#domain/answers/worth-nothing.ts';
import { smallWordShare, type ContentWarning, type TextFacts } from '#engines/content-scoring/guards.ts';
import type { ContentResult } from '#engines/content-scoring/score-content.ts';

/** Twice the same text has half of it. Model answers and weak essays of our own have less than 0.1. */
const mostRepeated = 0.42;

/** A content share below this is what is left of nothing: some words of the topic stand in any text. */
const leastShare = 0.05;

/**
 * Why the content of a text is worth nothing, as a warning that says so: no English, no sentences, the question itself, ready-made
 * phrases, the same again and again, or another question's answer. `null` when it is an answer. The exam then gives nothing at
 * all, so none of 72 rated essays, a third of them weak, is refused (`tests/scoring/trust/honest-cases.ts`; docs/scoring.md has the counts).
 */
export function whyNoAnswer(
  { text, wordCount, orderLikelihood }: TextFacts,
  content: ContentResult,
): ContentWarning | null {
  const { warnings, copied, template, repetition, share } = content;
  if (warnings.includes('not-english')) return 'not-english';
  if (warnings.includes('word-salad') || isKeyWordList(text, wordCount, orderLikelihood)) return 'word-salad';
  if (copied.share > allCopied) return 'copied';
  if (template.share > allTemplate) return 'template';
  if (repetition > mostRepeated) return 'repetition';
  if (isOffTopic(wordCount, content)) return 'off-topic';
  return share !== null && share < leastShare ? (warnings[0] ?? 'off-topic') : null;
}

/** Of so few words no topic can be told. */
const fewestWords = 12;
const enoughWords = 20;
/**
 * From here on the likeness to another question of the bank says something. The nearest of twenty is near by chance: for honest
 * essays it lies about 2 deviations above the mean, for an answer to that other question 2.5 to 4.
 */
const standsOut = 2.4;
const longText = 100;
const nearEnough = { short: 0.42, long: 0.5 } as const;
/** Only texts about that very question are as near to it. */
const surelyNear = 0.6;

/**
 * About another question of the bank, or about none. Plain and short vocabulary lowers every likeness, so low likeness to the own
 * question is no evidence by itself: the other question has to stand out, the more so the more of the own one is there, or next to
 * nothing of the own one is there at all.
 */
function isOffTopic(wordCount: number, { warnings, relevance, asked, found }: ContentResult): boolean {
  const { own, others } = relevance;
  if (others === undefined) return warnings.includes('off-topic') && asked < 0.12 && found < 0.15;
  if (wordCount < fewestWords) return false;
  const spread = Math.max(others.spread, 0.01);
  const isOther =
    (others.nearest - others.mean) / spread >= standsOut &&
    others.nearest >= (wordCount < longText ? nearEnough.short : nearEnough.long);
  const perShare = others.nearest < surelyNear ? 0.2 : 0.12;
  if (isOther && others.nearest - own > 0.06 + perShare * (found + asked)) return true;
  const ownStandsOut = (own - others.mean) / spread;
  return (
    wordCount >= enoughWords &&
    own < others.nearest &&
    found < 0.3 &&
    ownStandsOut < 1 &&
    ownStandsOut / 10 + asked < 0.22
  );
}

/**
 * Words of the topic without the small ones that make sentences of them, in no order, or with a comma after each or two. Sentences of
 * the bank's model answers of ten words and more have 2.7 words or more between commas (all but one in fifty), and an order above -1.9.
 */
function isKeyWordList(text: string, wordCount: number, orderLikelihood: number): boolean {
  if (wordCount < 10) return false;
  const small = smallWordShare(text);
  const pieces = (text.match(/[,;/|\n]/gu)?.length ?? 0) + 1;
  return (
    small < 0.03 ||
    (small < 0.2 && orderLikelihood < -1.95) ||
    (small < 0.3 && pieces > 4 && wordCount / pieces < 2.6)
  );
}
