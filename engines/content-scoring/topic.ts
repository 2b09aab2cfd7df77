import { contentWords } from '#domain/words/content-words.ts';
import { dot, normalise, type WordVectors } from './word-vectors.ts';
import { dimensions } from './vector-file.ts';

/** What a text is about: the weight of each stem and the mean direction of its words. */
export interface Topic {
  readonly weights: ReadonlyMap<string, number>;
  readonly direction: Float32Array;
}

/** Weight of a word by how rare it is: 0 for the commonest, 1 for rare ones. `logRank` is the logarithm of its rank. */
export const rarity = (logRank: number): number => Math.max(0, Math.min(1, (logRank - 4.5) / 4.5));

export interface TopicTools {
  readonly vectors: WordVectors | undefined;
  readonly logRank: (word: string) => number;
  /** Whether a word in small letters is most often a verb, or as often as not. */
  readonly isVerb: (word: string) => boolean;
}

export function topicOf(text: string, { vectors, logRank }: TopicTools): Topic {
  const weights = new Map<string, number>();
  const direction = new Float32Array(dimensions);
  for (const { lower, stem } of contentWords(text)) {
    const weight = 0.15 + rarity(logRank(lower));
    weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
    const vector = vectors?.vector(lower);
    if (vector !== undefined)
      for (let d = 0; d < dimensions; d++) direction[d] = (direction[d] ?? 0) + weight * (vector[d] ?? 0);
  }
  normalise(direction);
  return { weights, direction };
}

/**
 * What an email task is about, without what it asks of every email: `describe`, `suggest` and `write` would make any letter
 * of complaint an answer. Other questions stay as they are.
 */
export function questionText(prompt: string): string {
  return /\bwrite\b.{0,60}\b(?:email|e-mail|letter)\b/iu.test(prompt)
    ? prompt.replaceAll(instructions, ' ')
    : prompt;
}
const instructions =
  /\b(?:write|writing|e-?mails?|letters?|describe|explain|suggest|recommend|offer|ask|include|tell|say|apologi[sz]e|invite|thank|recently|next|last|weeks?|months?|days?|minutes?|words?|should|your|about)\b/giu;

/** How alike two topics are, about -0.2 to 1: shared stems by weight, and the angle between directions. */
export function topicLikeness(answer: Topic, question: Topic): number {
  let shared = 0;
  let all = 0;
  for (const [stem, weight] of question.weights) {
    all += weight;
    if (answer.weights.has(stem)) shared += weight;
  }
  const overlap = all === 0 ? 0 : shared / all;
  return 0.5 * overlap + 0.5 * dot(answer.direction, question.direction);
}

export interface Relevance {
  /** Likeness to the answer's own question. */
  readonly own: number;
  /** Mean and spread of the likeness to the other questions, and the likeness to the nearest of them; `undefined` without others. */
  readonly others: { readonly mean: number; readonly spread: number; readonly nearest: number } | undefined;
  /** From 0 (as near to any other question) to 1 (clearly about this one). */
  readonly share: number;
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** How much an answer is about its own question rather than about the other questions of the bank. */
export function relevanceOf(answer: Topic, own: Topic, others: readonly Topic[]): Relevance {
  const likeness = topicLikeness(answer, own);
  const absolute = clamp((likeness - 0.22) / 0.3);
  if (others.length < 3) return { own: likeness, others: undefined, share: absolute };
  const values = others.map((other) => topicLikeness(answer, other));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  const margin = clamp((likeness - mean) / 0.25);
  return {
    own: likeness,
    others: { mean, spread, nearest: Math.max(...values) },
    share: 0.5 * absolute + 0.5 * margin,
  };
}
