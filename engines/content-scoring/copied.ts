import { wordTokens } from '#domain/words/word-tokens.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Copied {
  /** Share of the answer's runs of four words that stand in the source, 0 to 1. */
  readonly share: number;
  /** Stretches of five words or more that were taken over, as UTF-16 offsets. */
  readonly spans: readonly Span[];
}

const run = 4;
const shownWords = 5;

/** What an answer takes over from a source word for word. */
export function copiedFrom(answer: string, source: string): Copied {
  const words = wordTokens(answer);
  const lower = words.map(({ word }) => word.toLowerCase());
  const runs = new Set<string>();
  const other = wordTokens(source).map(({ word }) => word.toLowerCase());
  for (let i = 0; i + run <= other.length; i++) runs.add(other.slice(i, i + run).join(' '));
  const total = lower.length - run + 1;
  if (total <= 0 || runs.size === 0) return { share: 0, spans: [] };
  let hits = 0;
  const spans: Span[] = [];
  let from = -1;
  for (let i = 0; i <= total; i++) {
    const isHit = i < total && runs.has(lower.slice(i, i + run).join(' '));
    if (isHit) hits += 1;
    if (isHit && from < 0) from = i;
    if (!isHit && from >= 0) {
      const last = i + run - 2;
      if (last - from + 1 >= shownWords)
        spans.push({ start: words[from]?.start ?? 0, end: words[last]?.end ?? 0 });
      from = -1;
    }
  }
  return { share: hits / total, spans };
}
