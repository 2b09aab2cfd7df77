import type { SentencePair } from '#contract/items/translation.ts';

type Sentence = Pick<SentencePair, 'source' | 'target' | 'alignments'>;

/** A stretch of a sentence that stands for a stretch of the same sentence in the other language. */
export interface Phrase {
  readonly text: string;
  /** The same for what belongs together; `null` where the other language has no counterpart. */
  readonly pair: number | null;
}

/** Both sides of a sentence, phrase by phrase. The texts of a side together are the whole sentence. */
export function phrasesOf({ source, target, alignments }: Sentence): { source: Phrase[]; target: Phrase[] } {
  const isPair = ({ sourceStart, targetStart }: Sentence['alignments'][number]) =>
    sourceStart >= 0 && targetStart >= 0;
  const pairs = alignments.filter(isPair);
  const sourcePairs = new Map(pairs.map(({ sourceStart }) => [sourceStart, sourceStart]));
  const targetPairs = new Map(pairs.map(({ sourceStart, targetStart }) => [targetStart, sourceStart]));
  return {
    source: cutAt(
      source,
      alignments.map(({ sourceStart }) => sourceStart),
      sourcePairs,
    ),
    target: cutAt(
      target,
      alignments.map(({ targetStart }) => targetStart),
      targetPairs,
    ),
  };
}

function cutAt(text: string, starts: readonly number[], pairs: ReadonlyMap<number, number>): Phrase[] {
  const cuts = [...new Set([0, ...starts])]
    .filter((start) => start >= 0 && start < text.length)
    .sort((a, b) => a - b);
  return cuts.map((start, at) => ({ text: text.slice(start, cuts[at + 1]), pair: pairs.get(start) ?? null }));
}
