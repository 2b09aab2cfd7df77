import type { CommentDto, ReplyDto } from '#contract/entities/community.ts';
import type { ReadContext } from '#data/store/context.ts';
import { findFetchedList } from '#data/store/content/fetched-lists.ts';
import { listEntities, type Entity } from './entities.ts';
import { findProfile, type ProfileView } from './profile.ts';
import type { AnswerSyncState } from '#domain/outbox/standing-of-op.ts';

/** A comment or reply as the learner sees it. */
export interface CommentView {
  readonly id: string;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly premium: boolean;
  readonly text: string;
  /** SHA-256 of its images. */
  readonly images: readonly string[];
  readonly likesCount: number;
  readonly liked: boolean;
  readonly replyCount: number;
  /** When it was written, epoch ms. */
  readonly at: number;
  readonly prediction: CommentDto['prediction'];
  /** The learner's own: it can be deleted, unless it is an exam memory. */
  readonly isMine: boolean;
  readonly isHidden: boolean;
  /** Where an own one is on its way to the server. */
  readonly syncState: AnswerSyncState;
}

export interface CommentsView {
  readonly comments: readonly CommentView[];
  readonly total: number;
  /** Rows of the fetched pages, deleted ones among them: what Load More counts from. */
  readonly fetchedRows: number;
  /** More of it is on the server. */
  readonly hasMore: boolean;
  /** When it was fetched; `null`: never. */
  readonly fetchedAt: number | null;
}

/** Own rows that are read at most: nobody writes more about one thing. */
const mostOwn = 500;
const tablesOf = ({ db }: ReadContext) => [db.meta, db.entities, db.outbox, db.profiles] as const;

/** Comments on a practice: what was fetched, with what the learner wrote, liked and deleted on this device. */
export async function listComments(
  context: ReadContext,
  { practiceId, onlyExamMemories }: { practiceId: number; onlyExamMemories: boolean },
): Promise<CommentsView> {
  return context.db.transaction('r', [...tablesOf(context)], async () => {
    const fetched = await findFetchedList(context, { kind: 'comments', practiceId, onlyExamMemories });
    const me = await findProfile(context);
    const written = await listEntities(context, {
      kind: 'comment',
      group: `practice:${practiceId}`,
      limit: mostOwn,
    });
    const memories = await listEntities(context, {
      kind: 'examMemory',
      group: String(practiceId),
      limit: mostOwn,
    });
    const own = [
      ...(onlyExamMemories ? [] : written.rows.map((row) => ownView(row, me))),
      ...memories.rows.map((row) => memoryView(row, me)),
    ];
    const theirs = fetched?.rows.map(({ comment, ...row }) => fetchedView({ ...row, text: comment })) ?? [];
    return merged(context, { theirs, own, fetched, isNewestFirst: true });
  });
}

/** Replies to a comment, the oldest first. */
export async function listReplies(
  context: ReadContext,
  { commentId }: { commentId: string },
): Promise<CommentsView> {
  return context.db.transaction('r', [...tablesOf(context)], async () => {
    const fetched = await findFetchedList(context, { kind: 'replies', commentId });
    const me = await findProfile(context);
    const written = await listEntities(context, {
      kind: 'comment',
      group: `comment:${commentId}`,
      limit: mostOwn,
    });
    const own = written.rows.map((row) => ownView(row, me)).toReversed();
    const theirs = fetched?.rows.map(({ reply, ...row }) => fetchedView({ ...row, text: reply })) ?? [];
    return merged(context, { theirs, own, fetched, isNewestFirst: false });
  });
}

interface Parts {
  readonly theirs: readonly CommentView[];
  readonly own: readonly CommentView[];
  readonly fetched: { readonly total: number; readonly at: number } | null;
  readonly isNewestFirst: boolean;
}

async function merged(
  context: ReadContext,
  { theirs, own, fetched, isNewestFirst }: Parts,
): Promise<CommentsView> {
  const mine = new Map(own.map((row) => [row.id, row]));
  const gone = await deletedHere(context, theirs);
  const shown = theirs
    .filter(({ id }) => !gone.has(id))
    .map((row) => {
      const { isMine, isHidden, syncState } = mine.get(row.id) ?? row;
      return { ...row, isMine, isHidden, syncState };
    });
  const known = new Set(theirs.map(({ id }) => id));
  const hasMore = fetched !== null && theirs.length < fetched.total;
  // An older one of the learner's own stands on a page that is still to come.
  const edge = hasMore ? (theirs.at(-1)?.at ?? 0) : 0;
  const extra = own.filter(
    ({ id, at, syncState }) =>
      !known.has(id) && (syncState !== 'synced' || !hasMore || (isNewestFirst && at >= edge)),
  );
  const rows = isNewestFirst ? [...extra, ...shown] : [...shown, ...extra];
  return {
    comments: await withOwnDeeds(context, rows),
    total: Math.max(rows.length, (fetched?.total ?? 0) - gone.size + extra.length),
    fetchedRows: theirs.length,
    hasMore,
    fetchedAt: fetched?.at ?? null,
  };
}

/** Comments of the learner's own that were deleted since the list was fetched. */
async function deletedHere({ db, userId }: ReadContext, rows: readonly CommentView[]): Promise<Set<string>> {
  const keys = rows.map(({ id }): [string, 'comment', string] => [userId, 'comment', id]);
  const found = await db.entities.bulkGet(keys);
  return new Set(found.flatMap((row) => (row?.value === null ? [row.key] : [])));
}

/** Likes as the learner last wanted them, and replies that the server has not counted yet. */
async function withOwnDeeds(
  { db, userId }: ReadContext,
  rows: readonly CommentView[],
): Promise<CommentView[]> {
  const likes = await db.entities.bulkGet(
    rows.map(({ id }): [string, 'like', string] => [userId, 'like', id]),
  );
  return Promise.all(
    rows.map(async (row, at) => {
      const like = likes[at];
      const liked = like === undefined ? row.liked : like.value !== null;
      const unsent = await db.entities
        .where('[userId+kind+group+at]')
        .between(
          [userId, 'comment', `comment:${row.id}`, 0],
          [userId, 'comment', `comment:${row.id}`, Infinity],
        )
        .filter(({ shadow }) => shadow === null)
        .count();
      const likesCount = Math.max(0, row.likesCount + Number(liked) - Number(row.liked));
      return { ...row, liked, likesCount, replyCount: row.replyCount + unsent };
    }),
  );
}

type Fetched = Omit<ReplyDto, 'reply'> & { text: string } & Partial<
    Pick<CommentDto, 'replyCount' | 'prediction'>
  >;

function fetchedView({
  lastModifiedDate,
  images,
  replyCount = 0,
  prediction = null,
  ...row
}: Fetched): CommentView {
  return {
    ...row,
    images: images.map((address) => address.slice(address.lastIndexOf('/') + 1)),
    replyCount,
    prediction,
    at: Date.parse(lastModifiedDate),
    isMine: false,
    isHidden: false,
    syncState: 'synced',
  };
}

const fresh = { likesCount: 0, liked: false, replyCount: 0, isMine: true } as const;
const authorOf = ({ nickname, firstName, avatar, toldPlan }: ProfileView) => ({
  nickname: nickname || firstName || 'You',
  avatar,
  premium: toldPlan?.status === 'PREMIUM',
});

function ownView({ value, syncState }: Entity<'comment'>, me: ProfileView): CommentView {
  const { id, text, images, lastModifiedDate, hidden = false } = value;
  const at = Date.parse(lastModifiedDate);
  return { id, ...authorOf(me), text, images, ...fresh, at, prediction: null, isHidden: hidden, syncState };
}

const regions = new Intl.DisplayNames(['en'], { type: 'region' });

function memoryView({ value, syncState }: Entity<'examMemory'>, me: ProfileView): CommentView {
  const { id, date, country, description } = value;
  const prediction = { date, country: { name: regions.of(country) ?? country }, description };
  const at = Date.parse(date);
  return { id, ...authorOf(me), text: '', images: [], ...fresh, at, prediction, isHidden: false, syncState };
}
