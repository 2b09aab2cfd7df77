import { z } from 'zod';
import { AnswerBody } from './entities/answer.ts';
import { BookmarkType } from './entities/bookmark.ts';
import { ProfilePatch } from './entities/profile.ts';
import { TaskType } from './task-type.ts';

/**
 * All that the app can write while offline, by kind. A register is the desired state of one slot (the last intent
 * wins), an append adds one thing for ever, a remove takes one own thing away. The op id is the idempotency key and
 * stays the same over retries; the server's fingerprint covers kind and payload, never the base version.
 */
export const mutations = {
  'answer.submit': {
    cls: 'append',
    payload: AnswerBody.extend({
      answerId: z.uuid(),
      practiceId: z.int(),
      taskType: TaskType,
      answeredAt: z.int(),
    }),
  },
  'answer.delete': { cls: 'remove', payload: z.object({ answerId: z.uuid() }) },
  'bookmark.set': { cls: 'register', payload: z.object({ practiceId: z.int(), type: BookmarkType }) },
  'profile.set': { cls: 'register', payload: ProfilePatch },
} as const satisfies Record<string, { cls: 'register' | 'append' | 'remove'; payload: z.ZodType }>;

export type MutationKind = keyof typeof mutations;
export type MutationClass = (typeof mutations)[MutationKind]['cls'];
export type MutationPayload<K extends MutationKind> = z.infer<(typeof mutations)[K]['payload']>;
export const mutationKinds = Object.keys(mutations) as MutationKind[];
export const MutationKindSchema = z.enum(mutationKinds as [MutationKind, ...MutationKind[]]);
