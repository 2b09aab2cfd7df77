import { z } from 'zod';
import { textLimits } from '#contract/text-limits.ts';
import { PteType } from '#contract/exam.ts';

export const Country = z.object({
  code: z.string().length(2),
  flag: z.string(),
  name: z.string(),
  nativeName: z.string(),
});

const author = { nickname: z.string(), avatar: z.string().nullable(), premium: z.boolean() };
const likes = { likesCount: z.int().min(0), liked: z.boolean() };

export const CommentDto = z.object({
  id: z.uuid(),
  ...author,
  /** Empty on an exam memory. */
  comment: z.string(),
  /** Addresses of the images in this API; they need the access token, as every call does. */
  images: z.array(z.string()),
  ...likes,
  replyCount: z.int().min(0),
  lastModifiedDate: z.iso.datetime(),
  /** Present on an exam memory: when and where the question was met. */
  prediction: z
    .object({ date: z.iso.date(), country: Country.pick({ name: true }), description: z.string() })
    .nullable(),
});
export type CommentDto = z.infer<typeof CommentDto>;
export const ReplyDto = z.object({
  id: z.uuid(),
  ...author,
  reply: z.string(),
  images: z.array(z.string()),
  ...likes,
  lastModifiedDate: z.iso.datetime(),
});
export type ReplyDto = z.infer<typeof ReplyDto>;

/** Hashes of uploaded images: at most 3, each at most 2 MB (spec section 5). */
const images = z
  .array(z.string().regex(/^[0-9a-f]{64}$/))
  .max(3, 'at most 3 images')
  .default([]);
export const CommentCreate = z.object({
  practiceId: z.int(),
  comment: z.string().trim().min(1).max(textLimits.comment),
  images,
});
export const ReplyCreate = z.object({ reply: z.string().trim().min(1).max(textLimits.comment), images });

export const ReportCreate = z.object({
  practiceId: z.int(),
  description: z.string().trim().min(1).max(textLimits.report),
  /** The comment or reply that the report is about; absent when it is about the practice itself. */
  commentId: z.uuid().optional(),
});

export const ExamMemoryCreate = z.object({
  date: z.iso.date(),
  practiceId: z.int(),
  country: z.string().length(2),
  pteType: PteType,
  description: z.string().max(textLimits.examMemory).default(''),
});

/** An own comment, or an own reply when `parentId` is set, as the change feed carries it; `images` are hashes. */
export const OwnCommentDto = z.object({
  id: z.uuid(),
  practiceId: z.int(),
  parentId: z.uuid().nullable(),
  text: z.string(),
  images: z.array(z.string()),
  lastModifiedDate: z.iso.datetime(),
  /** The people who look after Passage have hidden it: only its author still sees it. */
  hidden: z.boolean().optional(),
});
export type OwnCommentDto = z.infer<typeof OwnCommentDto>;
export const LikeDto = z.object({ commentId: z.uuid() });
export type LikeDto = z.infer<typeof LikeDto>;
/** An own answer that other learners may see. */
export const ShareDto = z.object({ answerId: z.uuid() });
export type ShareDto = z.infer<typeof ShareDto>;
export const ExamMemoryDto = ExamMemoryCreate.extend({ id: z.uuid() });
export type ExamMemoryDto = z.infer<typeof ExamMemoryDto>;
