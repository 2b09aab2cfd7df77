import {
  repetitionShare,
  smallWordShare,
  type ContentWarning,
  type TextFacts,
} from '#domain/content-scoring/guards.ts';
import type { ContentResult } from '#domain/content-scoring/score-content.ts';

/** A content share below this is what is left of nothing: some words of the topic stand in any text. */
const leastShare = 0.05;

/**
 * Why the content of a text is worth nothing, as a warning that says so: no English, no sentences, the question itself, ready-made
 * phrases, the same again and again, or another question's answer. `null` when it is an answer. The exam then gives nothing at
 * all, so each limit is far from what a weak learner writes (docs/scoring.md has the counts).
 */
export function whyNoAnswer(
  { text, wordCount, orderLikelihood }: TextFacts,
  content: ContentResult,
): ContentWarning | null {
  const { warnings, copied, template, share } = content;
  if (warnings.includes('not-english')) return 'not-english';
  if (warnings.includes('word-salad') || isKeyWordList(text, wordCount, orderLikelihood)) return 'word-salad';
  if (copied.share > 0.85) return 'copied';
  if (template.share > 0.6) return 'template';
  if (repetitionShare(text) > 0.6) return 'repetition';
  if (isOffTopic(wordCount, content)) return 'off-topic';
  return share !== null && share < leastShare ? (warnings[0] ?? 'off-topic') : null;
}

/** Of so few words no topic can be told. */
const fewestWords = 12;
const enoughWords = 20;

/** About another question of the bank, or about none. Likeness and key points have to agree where one alone could be chance. */
function isOffTopic(wordCount: number, { warnings, relevance, points }: ContentResult): boolean {
  if (warnings.includes('off-topic')) return true;
  if (relevance.others === undefined || wordCount < fewestWords) return false;
  const found = points.filter(({ kind }) => kind === 'found').length / Math.max(1, points.length);
  const margin = relevance.own - relevance.others.nearest;
  if (margin < -0.12 || (margin < -0.075 && found < 0.6)) return true;
  return wordCount >= enoughWords && margin < 0 && relevance.own < 0.42 && found < 0.34;
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
