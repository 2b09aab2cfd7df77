import { addressOf, paths } from '#contract/paths.ts';
import { z } from 'zod';
import { PteType } from '#contract/exam.ts';
import { cleanName } from '#contract/names/clean-name.ts';

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
  /** Whether new answers are shared with other learners; `null` until the learner has said so. */
  shareAnswers: z.boolean().nullable().optional(),
  /** When Premium ends; `null`: it has no end, or there is none. */
  premiumUntil: z.iso.datetime().nullable().optional(),
});
export type ProfileDto = z.infer<typeof ProfileDto>;

/** Characters of a name. Everybody sees the nickname. */
export const nameLimits = {
  firstName: { min: 1, max: 60 },
  lastName: { max: 60 },
  nickname: { min: 2, max: 30 },
} as const;

const nicknameLength = `must have ${nameLimits.nickname.min} to ${nameLimits.nickname.max} characters`;
const name = z.string().overwrite(cleanName);

/** Body of PATCH /api/profile: only what changes. Names are cleaned before they are measured. */
export const ProfilePatch = z
  .object({
    firstName: name.min(nameLimits.firstName.min).max(nameLimits.firstName.max),
    lastName: name.max(nameLimits.lastName.max),
    nickname: name.min(nameLimits.nickname.min, nicknameLength).max(nameLimits.nickname.max, nicknameLength),
    pteType: PteType,
    /** Address of an own image that is stored already; `null` takes it away. */
    avatar: z
      .string()
      .regex(/^\/api\/avatars\/[0-9a-f]{64}$/)
      .nullable(),
    shareAnswers: z.boolean(),
    language: z.string().regex(/^[A-Z]{2,3}$/, 'must be a language code in capitals'),
  })
  .partial();
export type ProfilePatch = z.infer<typeof ProfilePatch>;

/** Address of the image with this hash as somebody's avatar; it needs no access token. */
export const avatarAddress = (sha256: string): string => addressOf(paths.avatar, { sha256 });
/** The hash in the address of an avatar. */
export const avatarHash = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** What the learner writes to have the account deleted: no call does it by mistake. */
export const deletionWords = 'delete my account';
export const AccountDeletion = z.object({ confirm: z.literal(deletionWords) });

/** What a deletion of an account took away, so that the learner can see it done. */
export const DeletedAccountDto = z.object({
  answers: z.int().min(0),
  recordings: z.int().min(0),
  comments: z.int().min(0),
  notes: z.int().min(0),
  /** The sign-in is gone too; `false` where it belongs to another identity provider. */
  signInDeleted: z.boolean(),
});
export type DeletedAccountDto = z.infer<typeof DeletedAccountDto>;
