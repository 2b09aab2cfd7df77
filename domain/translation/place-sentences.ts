import type { BankItem } from '#contract/items/bank-item.ts';
import type { SentencePair, TranslatedPart } from '#contract/items/translation.ts';
import { partsOf, type PartText } from './translated-parts.ts';

/** A stretch of a text, with its translation where there is one. */
export type PlacedSentence = SentencePair | { readonly source: string; readonly target: null };

export interface PlacedPart extends PartText {
  readonly sentences: readonly PlacedSentence[];
}

/** Words or figures, and not only a marker of a list. */
const isWorded = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * The texts of an item with their translations, wherever these are from: a translation of an older text keeps the sentences that are
 * still there, and what has changed is shown as it is. Nothing depends on where a browser ends a sentence.
 */
export function placeSentences(texts: readonly PartText[], sentences: readonly SentencePair[]): PlacedPart[] {
  const byPart = Map.groupBy(sentences, ({ part }) => part);
  return texts.map((text) => ({ ...text, sentences: placeIn(text.text, byPart.get(text.part) ?? []) }));
}

function placeIn(text: string, known: readonly SentencePair[]): PlacedSentence[] {
  const placed: PlacedSentence[] = [];
  const gap = (from: number, to: number) => {
    for (const line of text.slice(from, to).split('\n')) {
      const source = line.trim().replace(/^- /u, '');
      if (isWorded(source)) placed.push({ source, target: null });
    }
  };
  let at = 0;
  for (;;) {
    const next = nextOf(text, at, known);
    if (next === null) break;
    gap(at, next.start);
    placed.push(next.sentence);
    at = next.start + next.sentence.source.length;
  }
  gap(at, text.length);
  return placed;
}

/** The sentence that comes next in the text: of two that begin at the same place the longer one. */
function nextOf(
  text: string,
  from: number,
  known: readonly SentencePair[],
): { start: number; sentence: SentencePair } | null {
  let best: { start: number; sentence: SentencePair } | null = null;
  for (const sentence of known) {
    const start = placeOf(text, sentence.source, from);
    if (start === -1) continue;
    const isBetter =
      best === null ||
      start < best.start ||
      (start === best.start && sentence.source.length > best.sentence.source.length);
    if (isBetter) best = { start, sentence };
  }
  return best;
}

const isLetter = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));

/** Where a sentence stands whole, and not within a longer word; -1: nowhere. */
function placeOf(text: string, sentence: string, from: number): number {
  if (sentence === '') return -1;
  for (let at = text.indexOf(sentence, from); at !== -1; at = text.indexOf(sentence, at + 1)) {
    const end = at + sentence.length;
    const isCut = at > 0 && isLetter(text, at - 1) && isLetter(text, at);
    if (!isCut && !(isLetter(text, end - 1) && isLetter(text, end))) return at;
  }
  return -1;
}

/** An item with its translation: the parts that are asked for (`null`: all), without those in which nothing is translated. */
export function translatedParts(
  item: BankItem,
  sentences: readonly SentencePair[],
  wanted: readonly TranslatedPart[] | null,
): PlacedPart[] {
  const texts = partsOf(item).filter(({ part }) => wanted?.includes(part) ?? true);
  return placeSentences(texts, sentences).filter((part) =>
    part.sentences.some(({ target }) => target !== null),
  );
}
