import { Dexie } from 'dexie';
import type { BookName } from '#contract/entities/book-word.ts';
import type { ReadContext } from '#data/context.ts';
import { foldWord } from '#data/kinds/word-key.ts';
import { cardKey, type CardKind, type ReviewCard } from '#domain/review/cards.ts';
import { buildQueue, type LoggedReview, type ReviewQueue } from '#domain/review/queue.ts';
import { listValues } from './entities.ts';

const cardOfBook = {
  vocabBook: 'vocab',
  spellingBook: 'spell',
  pronunciationBook: 'say',
} as const satisfies Record<BookName, CardKind>;

/**
 * What is to be reviewed: words of the three books, due at once when a dictation had them wrong since their last review,
 * and questions whose last answer was wrong. `now` and `dayStart` are epoch ms.
 */
export async function reviewQueue(
  context: ReadContext,
  { now, dayStart }: { now: number; dayStart: number },
): Promise<ReviewQueue> {
  const [words, practices, reviews] = await Promise.all([
    wordCards(context),
    practiceCards(context),
    listReviews(context),
  ]);
  return buildQueue({ cards: [...words, ...practices], reviews, now, dayStart });
}

async function listReviews(context: ReadContext): Promise<LoggedReview[]> {
  const rows = await listValues(context, { kind: 'review', group: 'all' });
  return rows.map(({ id, card, grade, reviewedDate }) => ({ id, card, grade, at: Date.parse(reviewedDate) }));
}

async function wordCards(context: ReadContext): Promise<ReviewCard[]> {
  const dictations = await listValues(context, { kind: 'dictation', group: 'all' });
  const misspelt = new Map<string, number>();
  for (const { words, lastModifiedDate } of dictations) {
    const at = Date.parse(lastModifiedDate);
    for (const { word, result } of words) {
      const key = cardKey('spell', foldWord(word));
      if (result !== 'CORRECT') misspelt.set(key, Math.max(at, misspelt.get(key) ?? 0));
    }
  }
  const cards: ReviewCard[] = [];
  for (const book of ['vocabBook', 'spellingBook', 'pronunciationBook'] as const) {
    for (const { word, createdDate } of await listValues(context, { kind: 'bookWord', group: book })) {
      const key = cardKey(cardOfBook[book], foldWord(word));
      cards.push({ key, since: Date.parse(createdDate), troubleAt: misspelt.get(key) ?? null });
    }
  }
  return cards;
}

/** Questions with one right answer each: their last answer says whether the learner knows it. */
const objective = new Set(['choose', 'arrange', 'fill', 'highlight', 'type']);

async function practiceCards({ db, userId }: ReadContext): Promise<ReviewCard[]> {
  const answers = await db.answers
    .where('[userId+answeredAt]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .toArray();
  const wrong = new Map<number, ReviewCard | null>();
  // In the order of time, so that the last answer to a question is the one that stays.
  for (const { practiceId, value, score, answeredAt, hidden } of answers) {
    const points = score?.points ?? null;
    if (!objective.has(value.kind) || score === null || points === null || hidden === 1) continue;
    const card = { key: cardKey('practice', practiceId), since: answeredAt, troubleAt: answeredAt };
    wrong.set(practiceId, points < score.max ? card : null);
  }
  return [...wrong.values()].filter((card) => card !== null);
}
