import { z } from 'zod';
import { PteType } from '../exam.ts';

/** Profile of the signed-in learner. `status` is PREMIUM or TRIAL (spec section 6). */
export const ProfileDto = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  pteType: PteType,
  language: z.string(),
  status: z.enum(['TRIAL', 'PREMIUM']),
  version: z.int().min(1),
});
export type ProfileDto = z.infer<typeof ProfileDto>;

/** Body of PATCH /api/profile: only what changes. */
export const ProfilePatch = z
  .object({
    firstName: z.string().trim().min(1).max(60),
    lastName: z.string().trim().max(60),
    nickname: z.string().trim().min(2).max(30),
    pteType: PteType,
    language: z.string().regex(/^[A-Z]{2,3}$/, 'must be a language code in capitals'),
  })
  .partial();
export type ProfilePatch = z.infer<typeof ProfilePatch>;
