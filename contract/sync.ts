import { z } from 'zod';
import { AnswerDto } from './entities/answer.ts';
import { BookWordDto } from './entities/book-word.ts';
import { BookmarkDto } from './entities/bookmark.ts';
import { ExamMemoryDto, LikeDto, OwnCommentDto, ShareDto } from './entities/community.ts';
import { DictationAnswer } from './entities/dictation.ts';
import { EvaluationDto } from './entities/evaluation.ts';
import { PracticeNoteDto } from './entities/note.ts';
import { PracticeSession } from './entities/practice-session.ts';
import { csv } from './entities/practice.ts';
import { ProfileDto } from './entities/profile.ts';
import { LevelUpdate, TargetDto, ToldAiQuota } from './entities/progress.ts';
import { ReviewDto } from './entities/review.ts';
import { ScoreReportDto } from './entities/score-report.ts';
import { ApiError } from './errors.ts';
import { MutationKindSchema } from './mutations.ts';

/** Limits of one POST /api/sync/batch. Ops are independent: each has its own result. */
export const batchLimits = { ops: 100, bytes: 256 * 1024 } as const;

export const SyncOp = z.object({
  opId: z.uuid(),
  kind: MutationKindSchema,
  /** Version of the payload's schema; upcast on the device before it is sent. */
  v: z.int().min(1),
  /** Parsed by the kind's own schema; a bad payload fails its op, not the batch. */
  payload: z.unknown(),
  /** Registers only: the version of the entity that the learner saw; `null` when there was none. */
  baseVersion: z.int().min(1).nullable().default(null),
  /**
   * Of an op that went out before: what the server's clock had last shown then. The server forgets a key 90 days after
   * its effect, so an older op without a stored result is refused (KEY_EXPIRED): it may have been done.
   */
  heardAt: z.int().nullable().default(null),
});
export type SyncOp = z.infer<typeof SyncOp>;

export const BatchRequest = z.object({
  /** Installation of the app that sends; also used to tell a purged device what it lost. */
  clientId: z.uuid(),
  pendingCount: z.int().min(0),
  /**
   * What the clock of the device shows as it sends this. The server knows by it how far the clock is behind, and dates what was done
   * there rightly. Apps of before are silent about it.
   */
  sentAt: z.int().optional(),
  ops: z.array(SyncOp).min(1).max(batchLimits.ops),
});
export type BatchRequest = z.infer<typeof BatchRequest>;

/**
 * A batch as the server takes it: an app that is newer than the server may send a kind that the server does not know,
 * which fails that op (NOT_IMPLEMENTED) and not the batch.
 */
export const BatchEnvelope = BatchRequest.extend({
  ops: z
    .array(SyncOp.extend({ kind: z.string().min(1).max(100) }))
    .min(1)
    .max(batchLimits.ops),
});
export type BatchEnvelope = z.infer<typeof BatchEnvelope>;

/**
 * What the server remembers of an installation, so that one whose storage was purged can tell what it lost.
 * `pendingCount`: what it had still to send after its last batch; `lastOpId`: the last op of that batch.
 */
export const DeviceMemory = z.object({
  clientId: z.uuid(),
  pendingCount: z.int().min(0),
  lastOpId: z.uuid().nullable(),
  lastSeenDate: z.iso.datetime(),
});
export type DeviceMemory = z.infer<typeof DeviceMemory>;

/** What the change feed carries, by kind. What a row is keyed by is said where its value is declared. */
export const changeValues = {
  answer: AnswerDto,
  bookmark: BookmarkDto,
  profile: ProfileDto,
  dictation: DictationAnswer,
  bookWord: BookWordDto,
  note: PracticeNoteDto,
  comment: OwnCommentDto,
  like: LikeDto,
  share: ShareDto,
  evaluation: EvaluationDto,
  examMemory: ExamMemoryDto,
  target: TargetDto,
  level: LevelUpdate,
  review: ReviewDto,
  scoreReport: ScoreReportDto,
  session: PracticeSession,
} as const satisfies Record<string, z.ZodType>;
export type ChangeKind = keyof typeof changeValues;
export const changeKinds = Object.keys(changeValues) as ChangeKind[];
export type ChangeValue<K extends ChangeKind> = z.infer<(typeof changeValues)[K]>;

/** A row of the change feed of kind `kind`. */
function changeOf<K extends string, V extends z.ZodType>(kind: K, value: V) {
  return z.object({
    kind: z.literal(kind),
    key: z.string(),
    version: z.int(),
    deleted: z.boolean(),
    value: value.nullable(),
  });
}

/** A row of the change feed. `deleted` rows are tombstones and carry no value. */
export const Change = z.discriminatedUnion('kind', [
  changeOf('answer', changeValues.answer),
  changeOf('bookmark', changeValues.bookmark),
  changeOf('profile', changeValues.profile),
  changeOf('dictation', changeValues.dictation),
  changeOf('bookWord', changeValues.bookWord),
  changeOf('note', changeValues.note),
  changeOf('comment', changeValues.comment),
  changeOf('like', changeValues.like),
  changeOf('share', changeValues.share),
  changeOf('evaluation', changeValues.evaluation),
  changeOf('examMemory', changeValues.examMemory),
  changeOf('target', changeValues.target),
  changeOf('level', changeValues.level),
  changeOf('review', changeValues.review),
  changeOf('scoreReport', changeValues.scoreReport),
  changeOf('session', changeValues.session),
]);
export type Change = z.infer<typeof Change>;

/**
 * Result of one op. `applied`: the effect happened now, or (`replayed`) had happened before under the same op id; the
 * changed row comes along. `failed`: the one error shape; `current` is the entity on VERSION_CONFLICT.
 */
export const OpResult = z.discriminatedUnion('outcome', [
  z.object({
    opId: z.uuid(),
    outcome: z.literal('applied'),
    replayed: z.boolean(),
    change: Change.nullable(),
  }),
  z.object({
    opId: z.uuid(),
    outcome: z.literal('failed'),
    error: ApiError,
    retryAfterSeconds: z.number().nullable(),
    current: Change.nullable(),
  }),
]);
export type OpResult = z.infer<typeof OpResult>;

/** Results in the order of the ops, and what is left of the AI scores after them. */
export const BatchResponse = z.object({
  results: z.array(OpResult),
  serverTime: z.int(),
  aiQuota: ToldAiQuota.optional(),
});
export type BatchResponse = z.infer<typeof BatchResponse>;

export const ChangesQuery = z.object({
  /** Opaque; absent on the first pull. */
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number({ error: 'must be a number' }).int().min(1).max(2_000).default(1_000),
  /** Only rows of these kinds, e.g. to pull one kind again; all when none is named. */
  kinds: csv(z.enum(changeKinds as [ChangeKind, ...ChangeKind[]])),
});
export const ChangesResponse = z.object({
  changes: z.array(Change),
  cursor: z.string(),
  more: z.boolean(),
  /** Per kind: how many live rows the learner has and a hash of their (key, version), for the periodic check. */
  check: z
    .partialRecord(
      z.enum(changeKinds as [ChangeKind, ...ChangeKind[]]),
      z.object({ count: z.int(), hash: z.string() }),
    )
    .nullable(),
  serverTime: z.int(),
  /** On the last page. */
  aiQuota: ToldAiQuota.optional(),
});
export type ChangesResponse = z.infer<typeof ChangesResponse>;

/**
 * A page of the feed as a device takes it: a server that is newer than the app may name kinds, and rows of known kinds,
 * that the app cannot read. They must not hold up the rest.
 */
export const ChangesEnvelope = ChangesResponse.extend({
  changes: z.array(z.looseObject({ kind: z.string(), key: z.string() })),
  check: z.record(z.string(), z.object({ count: z.int(), hash: z.string() })).nullable(),
});
export type ChangesEnvelope = z.infer<typeof ChangesEnvelope>;
