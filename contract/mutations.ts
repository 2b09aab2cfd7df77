import { z } from 'zod';
import { AnswerBody, DeviceScore } from './entities/answer.ts';
import { BookmarkType } from './entities/bookmark.ts';
import { bookNames } from './entities/book-word.ts';
import { CommentCreate, ExamMemoryCreate, ReplyCreate, ReportCreate } from './entities/community.ts';
import { DictationSubmit } from './entities/dictation.ts';
import { EvaluationSet } from './entities/evaluation.ts';
import { noteText } from './entities/note.ts';
import { PracticeSession } from './entities/practice-session.ts';
import { ProfilePatch } from './entities/profile.ts';
import { LevelUpdate, TargetDto } from './entities/progress.ts';
import { reviewCard, ReviewGrade } from './entities/review.ts';
import { ScoreReport } from './entities/score-report.ts';
import { word } from './entities/word.ts';
import type { PayloadVersions } from './payload-version.ts';
import { TaskType } from './task-type.ts';

const bookWord = { book: z.enum(bookNames), word };
/** When the learner did it, by the device's clock: for display only, it orders nothing. */
const doneAt = z.int();

/**
 * All that the app can write while offline, by kind. A register is the desired state of one slot (the last intent
 * wins), an append adds one thing for ever, a remove takes one own thing away. The op id is the idempotency key and
 * stays the same over retries; the server's fingerprint covers kind and payload, never the base version.
 * `v` is the version of the payload's schema, for the device that writes it and the server that reads it.
 * The device chooses the ids of what it appends, so that a later op can name it before the server knows it.
 */
export const mutations = {
  'answer.submit': {
    cls: 'append',
    v: 1,
    payload: AnswerBody.extend({
      answerId: z.uuid(),
      practiceId: z.int(),
      taskType: TaskType,
      answeredAt: doneAt,
      /** What an engine of the device has made of it already. */
      scored: DeviceScore.optional(),
    }),
  },
  /** What an engine of the device made of an own answer: other devices show it until the server has a score of its own. */
  'answer.score': { cls: 'register', v: 1, payload: DeviceScore.extend({ answerId: z.uuid() }) },
  'answer.delete': { cls: 'remove', v: 1, payload: z.object({ answerId: z.uuid() }) },
  /** Lets other learners see an own answer, or takes it back. */
  'share.set': { cls: 'register', v: 1, payload: z.object({ answerId: z.uuid(), shared: z.boolean() }) },
  /** What the learner thinks of the score of an own answer; `null` takes it back. */
  'evaluation.set': { cls: 'register', v: 1, payload: EvaluationSet },
  'bookmark.set': { cls: 'register', v: 1, payload: z.object({ practiceId: z.int(), type: BookmarkType }) },
  'profile.set': { cls: 'register', v: 1, payload: ProfilePatch },
  'dictation.submit': {
    cls: 'append',
    v: 1,
    payload: DictationSubmit.extend({ dictationId: z.uuid(), answeredAt: doneAt }),
  },
  'dictation.delete': { cls: 'remove', v: 1, payload: z.object({ dictationId: z.uuid() }) },
  /** `practiceType`: where the word was met (vocab book only). */
  'bookWord.set': {
    cls: 'register',
    v: 1,
    payload: z.object({ ...bookWord, isIn: z.boolean(), practiceType: TaskType.nullable() }),
  },
  /** NOT_FOUND when the word is not in the book. `null` removes the mark or the note. */
  'wordBookmark.set': {
    cls: 'register',
    v: 1,
    payload: z.object({ ...bookWord, bookmark: BookmarkType.exclude(['UNMARK']).nullable() }),
  },
  'wordNote.set': { cls: 'register', v: 1, payload: z.object({ ...bookWord, note: noteText.nullable() }) },
  /** `null` deletes the note. */
  'note.set': {
    cls: 'register',
    v: 1,
    payload: z.object({ practiceId: z.int(), description: noteText.nullable() }),
  },
  'comment.create': {
    cls: 'append',
    v: 1,
    payload: CommentCreate.extend({ commentId: z.uuid(), writtenAt: doneAt }),
  },
  /** `commentId` is the comment that is replied to; `replyId` the new reply. */
  'reply.create': {
    cls: 'append',
    v: 1,
    payload: ReplyCreate.extend({ replyId: z.uuid(), commentId: z.uuid(), writtenAt: doneAt }),
  },
  /** An own comment (its replies go with it) or an own reply. */
  'comment.delete': { cls: 'remove', v: 1, payload: z.object({ commentId: z.uuid() }) },
  /** On a comment or a reply. */
  'like.set': { cls: 'register', v: 1, payload: z.object({ commentId: z.uuid(), liked: z.boolean() }) },
  'report.create': { cls: 'append', v: 1, payload: ReportCreate.extend({ reportId: z.uuid() }) },
  'examMemory.create': { cls: 'append', v: 1, payload: ExamMemoryCreate.extend({ examMemoryId: z.uuid() }) },
  /**
   * `changed`: the fields that the learner changed. The others are as the learner saw them, and hold only where there is no
   * target yet. Left out, all of it is meant.
   */
  'target.set': {
    cls: 'register',
    v: 1,
    payload: TargetDto.extend({ changed: z.array(TargetDto.keyof()).optional() }),
  },
  'level.set': { cls: 'register', v: 1, payload: LevelUpdate },
  'review.add': {
    cls: 'append',
    v: 1,
    payload: z.object({ reviewId: z.uuid(), card: reviewCard, grade: ReviewGrade, reviewedAt: doneAt }),
  },
  /** Undo of an own review. */
  'review.delete': { cls: 'remove', v: 1, payload: z.object({ reviewId: z.uuid() }) },
  /** An official result as it should be; `null` takes it away. `changed` as in a target. */
  'scoreReport.set': {
    cls: 'register',
    v: 1,
    payload: z.object({
      reportId: z.uuid(),
      report: ScoreReport.nullable(),
      changed: z.array(ScoreReport.keyof()).optional(),
    }),
  },
  /** All that the device knows of a practice session. The server joins it with what it has, so there is no VERSION_CONFLICT. */
  'session.set': { cls: 'register', v: 1, payload: PracticeSession },
} as const satisfies Record<
  string,
  PayloadVersions & { cls: 'register' | 'append' | 'remove'; payload: z.ZodType }
>;

export type MutationKind = keyof typeof mutations;
export type MutationClass = (typeof mutations)[MutationKind]['cls'];
export type MutationPayload<K extends MutationKind> = z.infer<(typeof mutations)[K]['payload']>;
export const mutationKinds = Object.keys(mutations) as MutationKind[];
export const MutationKindSchema = z.enum(mutationKinds as [MutationKind, ...MutationKind[]]);
