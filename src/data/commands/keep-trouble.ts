import type { DataContext } from '#data/store/context.ts';
import { foldWord } from '#domain/words/fold-word.ts';
import { cardKey } from '#contract/entities/review.ts';
import { scoreWordDictation } from '#domain/scoring/score-word-dictation.ts';
import { addReview, deleteReview } from './reviews.ts';
import { addWord, removeWord } from './words.ts';

/** `added`: the word is new in the Pronunciation Book. `sooner`: it was in it, and comes back sooner. */
interface KeptTrouble {
  readonly kind: 'added' | 'sooner';
  readonly takeBack: () => Promise<void>;
}

/**
 * A word that was said badly becomes a card: it goes into the Pronunciation Book, or counts there as a review that went badly. `null`:
 * nothing could be stored.
 */
export async function keepMissaid(
  context: DataContext,
  { word }: { word: string },
): Promise<KeptTrouble | null> {
  const place = { book: 'pronunciationBook', word } as const;
  const added = await addWord(context, place);
  if (added.kind === 'saved')
    return { kind: 'added', takeBack: async () => void (await removeWord(context, place)) };
  if (added.reason !== 'duplicate') return null;
  const graded = await addReview(context, { card: cardKey('say', foldWord(word)), grade: 'AGAIN' });
  if (graded.kind !== 'saved') return null;
  const { reviewId } = graded;
  return { kind: 'sooner', takeBack: async () => void (await deleteReview(context, { reviewId })) };
}

/** Words that a dictation had wrong become cards: those that are not in the Spelling Book go into it. */
export async function keepMisspelt(
  context: DataContext,
  { words }: { words: readonly { word: string; answer: string }[] },
): Promise<void> {
  for (const { word, result } of scoreWordDictation(words).words) {
    if (result !== 'CORRECT') await addWord(context, { book: 'spellingBook', word });
  }
}
