import type { TokenSource } from './networks.ts';

/** A token with the probability that the recogniser gave it. */
export interface HeardToken {
  readonly id: number;
  readonly probability: number;
}

const startToken = 1;
const endToken = 2;
/** Nobody speaks more tokens in a second; past it the recogniser goes round in circles. */
const tokensPerSecond = 6.5;
const longestLoop = 12;
const mostRounds = 4;

function likeliest(scores: Float32Array): HeardToken {
  let id = 0;
  for (let i = 1; i < scores.length; i += 1) if ((scores[i] as number) > (scores[id] as number)) id = i;
  const top = scores[id] as number;
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - top);
  return { id, probability: 1 / sum };
}

/** How many tokens at the end repeat what stands before them, when they do so too often to be speech. */
export function loopLength(ids: readonly number[]): number {
  for (let length = 1; length <= longestLoop; length += 1) {
    const isLoop =
      ids.length >= length * mostRounds &&
      Array.from({ length: length * (mostRounds - 1) }, (_, i) => ids.length - 1 - i).every(
        (at) => ids[at] === ids[at - length],
      );
    if (isLoop) return length * (mostRounds - 1);
  }
  return 0;
}

/** Greedy search: always the likeliest token, until the end token, a loop, or more than can be said in that time. */
export async function readGreedily(source: TokenSource, seconds: number): Promise<HeardToken[]> {
  const most = Math.ceil(seconds * tokensPerSecond) + 2;
  const heard: HeardToken[] = [];
  let token = startToken;
  while (heard.length < most) {
    const next = likeliest(await source.next(token));
    if (next.id === endToken) return heard;
    heard.push(next);
    token = next.id;
    const extra = loopLength(heard.map(({ id }) => id));
    if (extra > 0) return heard.slice(0, -extra);
  }
  return heard;
}
