import { randomUUID } from 'node:crypto';
import { avatarHash, type ProfileDto, type ProfilePatch } from '#contract/entities/profile.ts';
import type { Change } from '#contract/sync.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { feedHead, goneLearner, learner } from '#server/db/schema.ts';
import { invalidField, Problem } from '#server/problem.ts';
import { eq } from 'drizzle-orm';
import type { BaseVersion } from './base-version.ts';
import { findOwnBlob, imageMimeTypes } from './blob-owners.ts';
import { appendToFeed } from './write.ts';

/** A square of 256 pixels needs a tenth of it. */
const avatarLimitBytes = 256 * 1024;

async function checkAvatar(tx: Tx, learnerId: string, sha256: string): Promise<void> {
  const image = await findOwnBlob(tx, learnerId, sha256);
  if (image === undefined) throw new Problem('BLOB_MISSING', 'The picture is not stored yet');
  if (!imageMimeTypes.some((type) => type === image.mimeType))
    throw invalidField('avatar', 'must be png, jpeg or webp');
  if (image.sizeBytes > avatarLimitBytes) throw invalidField('avatar', 'can have at most 256 kB');
}

export type LearnerRow = typeof learner.$inferSelect;

/** What a checked access token says about its owner. */
export interface Identity {
  readonly subject: string;
  readonly username: string;
  /** When the token was issued, epoch ms; a token that does not tell counts as an old one. */
  readonly issuedAt: number;
  readonly claims: { readonly firstName?: string; readonly lastName?: string; readonly nickname?: string };
}

/**
 * The learner of a token; a first visit makes one.
 * @throws Problem UNAUTHENTICATED: the account was deleted after the token was issued
 */
export async function learnerOf(db: Database, identity: Identity): Promise<LearnerRow> {
  const [known] = await db.orm.select().from(learner).where(eq(learner.subject, identity.subject));
  if (known !== undefined) return known;
  const [gone] = await db.orm.select().from(goneLearner).where(eq(goneLearner.subject, identity.subject));
  if (gone !== undefined && identity.issuedAt <= gone.goneAt.getTime())
    throw new Problem('UNAUTHENTICATED', 'This account was deleted');
  return createLearner(db, identity);
}

async function createLearner(db: Database, { subject, username, claims }: Identity): Promise<LearnerRow> {
  return db.orm.transaction(async (tx) => {
    const now = new Date();
    // Never from an e-mail address: the nickname is public.
    const nickname = (claims.nickname ?? claims.firstName ?? (username.includes('@') ? '' : username))
      .trim()
      .slice(0, 30);
    const [created] = await tx
      .insert(learner)
      .values({
        id: randomUUID(),
        subject,
        username,
        firstName: (claims.firstName ?? '').slice(0, 60),
        lastName: (claims.lastName ?? '').slice(0, 60),
        nickname: nickname.length < 2 ? 'Learner' : nickname,
        avatar: null,
        pteType: 'ACADEMIC',
        language: 'EN',
        status: 'TRIAL',
        shareAnswers: null,
        version: 1,
        createdAt: now,
      })
      .onConflictDoNothing({ target: learner.subject })
      .returning();
    if (created === undefined) {
      // Two first calls at once: the other one made the row and has committed.
      const [other] = await tx.select().from(learner).where(eq(learner.subject, subject));
      if (other === undefined) throw new Error('the learner could not be made');
      return other;
    }
    await tx.insert(feedHead).values({ learnerId: created.id, feedId: randomUUID(), seq: 0, sweptSeq: 0 });
    await appendToFeed(tx, { learnerId: created.id, seq: 1, change: profileChange(created), now });
    return created;
  });
}

/** The profile as it goes over the wire. */
export function profileDto(row: LearnerRow): ProfileDto {
  const { id, firstName, lastName, username, nickname, avatar, pteType, language, status, version } = row;
  const { shareAnswers } = row;
  return { id, firstName, lastName, username, nickname, avatar, pteType, language, status, version, shareAnswers }; // prettier-ignore
}

/** The profile as a row of the change feed. */
export function profileChange(row: LearnerRow): Change {
  return { kind: 'profile', key: row.id, version: row.version, deleted: false, value: profileDto(row) };
}

/**
 * Changes what the patch names. A base version other than the stored one is a VERSION_CONFLICT, unless the profile is
 * as wanted already.
 */
export async function patchProfile(
  tx: Tx,
  learnerId: string,
  patch: ProfilePatch,
  baseVersion: BaseVersion,
): Promise<Change> {
  const [row] = await tx.select().from(learner).where(eq(learner.id, learnerId));
  if (row === undefined) throw new Problem('NOT_FOUND', 'The profile does not exist');
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const current: Record<string, unknown> = { ...row };
  if (Object.entries(given).every(([field, value]) => current[field] === value)) return profileChange(row);
  if (patch.avatar) await checkAvatar(tx, learnerId, avatarHash(patch.avatar));
  // Without a version a patch is for whatever is there.
  if (typeof baseVersion === 'number' && baseVersion !== row.version)
    throw new Problem('VERSION_CONFLICT', 'The profile was changed elsewhere', {
      current: profileChange(row),
    });
  const [changed] = await tx
    .update(learner)
    .set({ ...given, version: row.version + 1 })
    .where(eq(learner.id, learnerId))
    .returning();
  if (changed === undefined) throw new Problem('NOT_FOUND', 'The profile does not exist');
  return profileChange(changed);
}
