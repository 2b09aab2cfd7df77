import { cardKinds, type CardKind } from '#contract/entities/review.ts';

/** The parts of a card's key; `null` for what a newer version of the app may have named. */
export function parseCardKey(key: string): { kind: CardKind; name: string } | null {
  const at = key.indexOf(':');
  const kind = cardKinds.find((known) => known === key.slice(0, at));
  return kind && at + 1 < key.length ? { kind, name: key.slice(at + 1) } : null;
}

/** A card that there is, because a word stands in a book or a question was answered wrongly. */
export interface ReviewCard {
  readonly key: string;
  /** When it came; epoch ms. */
  readonly since: number;
  /** When the learner last got it wrong outside of reviews: it is due from then on. */
  readonly troubleAt: number | null;
}
