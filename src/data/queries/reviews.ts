import { Dexie } from 'dexie';
import type { BookName } from '#contract/entities/book-word.ts';
import type { ReadContext } from '#data/store/context.ts';
import type { AnswerRow, PracticeListRow } from '#data/store/rows.ts';
import { foldWord } from '#domain/words/fold-word.ts';
import type { ReviewCard } from '#domain/review/cards.ts';
import { cardKey, type CardKind } from '#contract/entities/review.ts';
import { buildQueue, type LoggedReview, type ReviewQueue } from '#domain/review/queue.ts';
import { assessmentOf } from '#domain/tasks/assessment-of.ts';
import { listValues } from './entities.ts';

const cardOfBook = {
  vocabBook: 'vocab',
  spellingBook: 'spell',
  pronunciationBook: 'say',
} as const satisfies Record<BookName, CardKind>;

/**
 * What is to be reviewed: words of the three books, due at once when a dictation had them wrong since their last review,
 * and questions that were answered wrongly, due at once when that was since their last review. A right answer leads to a
 * grade and is none: the card stays and comes back by its schedule. `now` and `dayStart` are epoch ms.
 */
export async function reviewQueue(
  context: ReadContext,
  { now, dayStart }: { now: number; dayStart: number },
): Promise<ReviewQueue> {
  const reviews = await listReviews(context);
  const [words, practices] = await Promise.all([wordCards(context), practiceCards(context, reviews)]);
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

/** Questions with one right answer each: an answer says whether the learner knows it. */
const objective = new Set(['choose', 'arrange', 'fill', 'highlight', 'type']);

/**
 * Questions that were answered wrongly, be it long ago. Of each question the answers are read back to its last wrong one, or to its
 * last review: with 50,000 answers there are still no more questions than the bank has.
 */
async function practiceCards(context: ReadContext, reviews: readonly LoggedReview[]): Promise<ReviewCard[]> {
  // Of the others no answer tells, and a cursor would walk over all of them.
  const tells = ({ practised, taskType }: PracticeListRow) =>
    practised === 1 && assessmentOf(taskType) === 'none';
  const { db } = context;
  // In bulk: a step from row to row costs more than the row.
  const practised = (await db.practices.toArray()).filter(tells).map(({ id }) => id);
  const reviewedAt = new Map<string, number>();
  for (const { card, at } of reviews) reviewedAt.set(card, Math.max(at, reviewedAt.get(card) ?? 0));
  const cards = await db.transaction('r', db.answers, () =>
    Promise.all(
      practised.map(async (practiceId): Promise<ReviewCard | null> => {
        const key = cardKey('practice', practiceId);
        const lastAt = reviewedAt.get(key) ?? null;
        const wrong = (await tellingAnswers(context, practiceId, lastAt ?? 0)).find((row) => !isRight(row));
        if (wrong) return { key, since: wrong.answeredAt, troubleAt: wrong.answeredAt };
        return lastAt === null ? null : { key, since: lastAt, troubleAt: null };
      }),
    ),
  );
  return cards.filter((card) => card !== null);
}

/** Answers to a question after an instant that tell whether it is known, newest first, as far back as the newest wrong one. */
async function tellingAnswers({ db, userId }: ReadContext, practiceId: number, after: number) {
  return db.answers
    .where('[userId+practiceId+answeredAt]')
    .between([userId, practiceId, after], [userId, practiceId, Dexie.maxKey], false)
    .reverse()
    .filter(tellsOfKnowledge)
    .until((row) => !isRight(row), true)
    .toArray();
}

/** How a question was last answered since an instant, for who grades its card; `null`: not at all. */
export async function findAnswerSince(
  context: ReadContext,
  { practiceId, since }: { practiceId: number; since: number },
): Promise<{ isRight: boolean; at: number } | null> {
  const [row] = await tellingAnswers(context, practiceId, since);
  return row ? { isRight: isRight(row), at: row.answeredAt } : null;
}

function tellsOfKnowledge({ value, score, hidden }: AnswerRow): boolean {
  return objective.has(value.kind) && score !== null && score.points !== null && hidden === 0;
}

const isRight = ({ score }: AnswerRow): boolean => (score?.points ?? 0) >= (score?.max ?? 0);
