import { avatarAddress, avatarHash } from '#contract/entities/profile.ts';
import type { MutationKind, MutationPayload } from '#contract/mutations.ts';
import type { Change } from '#contract/sync.ts';
import type { Tx } from '#server/db/database.ts';
import { deleteAnswer, givenIn, submitAnswer } from './answers.ts';
import { releaseBlob } from './blob-owners.ts';
import { setBookWord, setWordBookmark, setWordNote } from './book-words.ts';
import { setBookmark } from './bookmarks.ts';
import { authorsOfReplies, createComment, deleteComment, getParent } from './comments.ts';
import { setDeviceScore } from './device-scores.ts';
import { deviceInstant } from './device-instant.ts';
import { deleteDictation, submitDictation } from './dictations.ts';
import {
  runWrite,
  type Effect,
  type Mutator,
  type Stores,
  type WriteRequest,
  type WriteScope,
} from './effect.ts';
import { dropEvaluation, setEvaluation } from './evaluations.ts';
import { createExamMemory } from './exam-memories.ts';
import { patchProfile } from './learners.ts';
import { keepCleanPicture } from './keep-clean-picture.ts';
import { setLike } from './likes.ts';
import { setNote } from './notes.ts';
import { createReport } from './reports.ts';
import { addReview, deleteReview } from './reviews.ts';
import { setScoreReport } from './score-reports.ts';
import { setSession } from './sessions.ts';
import { setShare } from './answer-shares.ts';
import { setLevel, setTarget } from './settings.ts';
import type { Written } from './write.ts';

/** Learners whose feeds a mutation writes into besides its own learner's. */
type OthersOf<K extends MutationKind> = (tx: Tx, payload: MutationPayload<K>) => Promise<readonly string[]>;

/** What each kind of mutation does. */
const mutators: { readonly [K in MutationKind]: Mutator<K> } = {
  'answer.submit': async (effect, payload) =>
    submitAnswer(effect, {
      answerId: payload.answerId,
      item: effect.bank.get(payload.taskType, payload.practiceId),
      ...givenIn(payload),
      answeredAt: deviceInstant(payload.answeredAt, effect.now, effect.clockBehindMs),
      scored: payload.scored,
    }),
  'answer.score': async (effect, payload) => setDeviceScore(effect, payload),
  'answer.delete': async (effect, payload) => removeAnswer(effect, { answerId: payload.answerId }),
  'bookmark.set': async ({ tx, learner, bank, baseVersion }, payload) => {
    bank.getById(payload.practiceId);
    return setBookmark(tx, learner.id, { ...payload, baseVersion });
  },
  'profile.set': async (effect, payload) => setProfile(effect, payload),
  'share.set': async ({ tx, learner, baseVersion }, payload) =>
    setShare(tx, learner.id, { ...payload, baseVersion }),
  'evaluation.set': async ({ tx, now, learner, baseVersion }, payload) =>
    setEvaluation(tx, learner.id, { ...payload, baseVersion }, now),
  'dictation.submit': async (effect, { dictationId, words, answeredAt }) =>
    submitDictation(effect, {
      id: dictationId,
      words,
      answeredAt: deviceInstant(answeredAt, effect.now, effect.clockBehindMs),
    }),
  'dictation.delete': async ({ tx, learner }, payload) =>
    deleteDictation(tx, learner.id, payload.dictationId),
  'bookWord.set': async ({ tx, now, learner, baseVersion }, payload) =>
    setBookWord(tx, learner.id, { ...payload, baseVersion }, now),
  'wordBookmark.set': async ({ tx, learner, baseVersion }, payload) =>
    setWordBookmark(tx, learner.id, { ...payload, baseVersion }),
  'wordNote.set': async ({ tx, learner, baseVersion }, payload) =>
    setWordNote(tx, learner.id, { ...payload, baseVersion }),
  'note.set': async ({ tx, now, learner, bank, baseVersion }, payload) => {
    bank.getById(payload.practiceId);
    return setNote(tx, learner.id, { ...payload, baseVersion }, now);
  },
  'comment.create': async (effect, { commentId, practiceId, comment, images, writtenAt }) => {
    effect.bank.getById(practiceId);
    return createComment(effect, {
      id: commentId,
      practiceId,
      parentId: null,
      text: comment,
      images,
      writtenAt: deviceInstant(writtenAt, effect.now, effect.clockBehindMs),
    });
  },
  'reply.create': async (effect, { replyId, commentId, reply, images, writtenAt }) => {
    const parent = await getParent(effect.tx, commentId);
    return createComment(effect, {
      id: replyId,
      practiceId: parent.practiceId,
      parentId: parent.id,
      text: reply,
      images,
      writtenAt: deviceInstant(writtenAt, effect.now, effect.clockBehindMs),
    });
  },
  'comment.delete': async (effect, payload) => deleteComment(effect, payload.commentId),
  'like.set': async ({ tx, now, learner, baseVersion }, payload) =>
    setLike(tx, learner.id, { ...payload, baseVersion }, now),
  'report.create': async ({ tx, now, learner, bank }, payload) => {
    bank.getById(payload.practiceId);
    await createReport(tx, learner.id, payload, now);
    return null;
  },
  'examMemory.create': async (effect, { examMemoryId, ...memory }) => {
    effect.bank.getById(memory.practiceId);
    return createExamMemory(effect, { ...memory, id: examMemoryId });
  },
  'target.set': async ({ tx, learner, baseVersion }, payload) =>
    setTarget(tx, learner.id, payload, baseVersion),
  'level.set': async ({ tx, learner, baseVersion }, payload) =>
    setLevel(tx, learner.id, payload, baseVersion),
  'review.add': async (effect, payload) => addReview(effect, payload),
  'review.delete': async ({ tx, learner }, payload) => deleteReview(tx, learner.id, payload.reviewId),
  'scoreReport.set': async ({ tx, learner, baseVersion }, payload) =>
    setScoreReport(tx, learner.id, { ...payload, baseVersion }),
  'session.set': async (effect, payload) => setSession(effect, payload),
};

/** A square of 256 pixels needs a tenth of it. */
const avatarLimit = { limitBytes: 256 * 1024, limitText: 'can have at most 256 kB' };

/** The address of the learner's picture as others may see it. */
async function cleanAvatar(effect: Effect, avatar: string): Promise<string> {
  if (avatar === effect.learner.avatar) return avatar;
  const sha256 = avatarHash(avatar);
  return avatarAddress(await keepCleanPicture(effect, { sha256, field: 'avatar', ...avatarLimit }));
}

/** Changes the profile and, after the commit, lets go of a picture that it no longer shows. */
async function setProfile(effect: Effect, patch: MutationPayload<'profile.set'>): Promise<Change> {
  const { tx, learner, baseVersion, stores, afterCommit } = effect;
  const before = learner.avatar;
  const avatar = patch.avatar ? await cleanAvatar(effect, patch.avatar) : patch.avatar;
  const change = await patchProfile(tx, learner.id, { ...patch, avatar }, baseVersion);
  if (before !== null && avatar !== undefined && avatar !== before)
    afterCommit(() => releaseBlob(stores.db, stores.blobs, learner.id, avatarHash(before)));
  return change;
}

/** Whom else a kind of mutation concerns. */
const othersOf: { readonly [K in MutationKind]?: OthersOf<K> } = {
  'comment.delete': async (tx, payload) => authorsOfReplies(tx, payload.commentId),
};

/** Whether a mutation writes into the feed of another learner. */
export const concernsOthers = (kind: string): boolean => Object.hasOwn(othersOf, kind);

/** Deletes an own answer with the verdict on its score and, after the commit, the recording that only it had. */
export async function removeAnswer(
  { tx, now, learner, stores, publish, afterCommit }: Effect,
  target: Parameters<typeof deleteAnswer>[2],
): Promise<Change> {
  const { change, recordingSha256 } = await deleteAnswer(tx, learner.id, target);
  const dropped = await dropEvaluation(tx, learner.id, target.answerId, now);
  if (dropped !== null) publish({ learnerId: learner.id, change: dropped });
  if (recordingSha256 !== null)
    afterCommit(() => releaseBlob(stores.db, stores.blobs, learner.id, recordingSha256));
  return change;
}

/** Applies a mutation of the contract under its op id. The payload is parsed already. */
export async function applyMutation<K extends MutationKind>(
  stores: Stores,
  request: WriteRequest & { readonly kind: K; readonly payload: MutationPayload<K> },
  scope?: WriteScope,
): Promise<Written> {
  const { kind, payload } = request;
  const alsoLock = (tx: Tx) => othersOf[kind]?.(tx, payload) ?? Promise.resolve([]);
  return runWrite(stores, { ...request, alsoLock }, (effect) => mutators[kind](effect, payload), scope);
}
