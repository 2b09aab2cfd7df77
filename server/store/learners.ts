import { randomUUID } from 'node:crypto';
import { avatarAddress, type ProfileDto, type ProfilePatch } from '#contract/entities/profile.ts';
import { cleanName } from '#contract/names/clean-name.ts';
import type { Change } from '#contract/sync.ts';
import { nicknameFault } from '#domain/names/nickname-fault.ts';
import { namesOfToken } from '#domain/profile/names-of-token.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { goneLearner, learner } from '#server/db/schema/learners.ts';
import { feedHead } from '#server/db/schema/sync.ts';
import { invalidField, Problem } from '#server/problem.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { BaseVersion } from './base-version.ts';
import { appendToFeed } from './write.ts';

export type LearnerRow = typeof learner.$inferSelect;

/** What a checked access token says about its owner. */
export interface Identity {
  readonly subject: string;
  readonly username: string;
  /** When the token was issued, epoch ms; a token that does not tell counts as an old one. */
  readonly issuedAt: number;
  /** When the learner signed in on the device that holds the token, epoch ms; `null`: the device does not say. */
  readonly signedInAt: number | null;
  readonly claims: { readonly firstName?: string; readonly lastName?: string; readonly nickname?: string };
}

/**
 * The learner of a token; a first visit makes one. After a deletion only a sign-in makes one again: a token that a provider
 * renewed by itself would bring the account back, and what another device still had to send would go into it.
 * @throws Problem ACCOUNT_GONE: the account was deleted after this device signed in
 */
export async function learnerOf(db: Database, identity: Identity): Promise<LearnerRow> {
  const [found] = await db.orm
    .select({ known: learner, goneAt: goneLearner.goneAt })
    .from(learner)
    .leftJoin(goneLearner, eq(goneLearner.subject, learner.subject))
    .where(eq(learner.subject, identity.subject));
  if (found !== undefined) {
    const { known, goneAt } = found;
    // The learner came back; this device has not heard yet that they had gone.
    if (goneAt !== null && !hasSignedInSince(goneAt, identity, identity.issuedAt)) throw accountGone();
    return known;
  }
  const [gone] = await db.orm.select().from(goneLearner).where(eq(goneLearner.subject, identity.subject));
  if (gone !== undefined && !hasSignedInSince(gone.goneAt, identity, 0)) throw accountGone();
  return createLearner(db, identity);
}

/** `unsaid`: what counts as the sign-in of a device that says nothing of it. */
function hasSignedInSince(goneAt: Date, { issuedAt, signedInAt }: Identity, unsaid: number): boolean {
  return Math.min(issuedAt, signedInAt ?? unsaid) > goneAt.getTime();
}

export const accountGone = () => new Problem('ACCOUNT_GONE', 'This account was deleted');

/** Whether the account of a subject was deleted and nobody has begun a new one. */
export async function isGone(db: Database, subject: string): Promise<boolean> {
  const [gone] = await db.orm
    .select({ newId: learner.id })
    .from(goneLearner)
    .leftJoin(learner, eq(learner.subject, goneLearner.subject))
    .where(eq(goneLearner.subject, subject));
  return gone?.newId === null;
}

async function createLearner(db: Database, { subject, username, claims }: Identity): Promise<LearnerRow> {
  return db.orm.transaction(async (tx) => {
    const now = new Date();
    const [created] = await tx
      .insert(learner)
      .values({
        id: randomUUID(),
        subject,
        username,
        ...namesOfToken({ username, ...claims }),
        avatar: null,
        pteType: 'ACADEMIC',
        language: 'EN',
        status: 'TRIAL',
        premiumUntil: null,
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
  const premiumUntil = row.premiumUntil?.toISOString() ?? null;
  return {
    id,
    firstName,
    lastName,
    username,
    nickname,
    avatar,
    pteType,
    language,
    status,
    version,
    shareAnswers,
    premiumUntil,
  };
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
  // After the look for what is there already: a name of before this rule holds up no other change.
  if (patch.nickname !== undefined && patch.nickname !== cleanName(row.nickname)) {
    const fault = nicknameFault(patch.nickname);
    if (fault !== null) throw invalidField('nickname', fault);
  }
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

/** Puts another picture in the place of this one, where it is the learner's. */
export async function replaceAvatar(
  tx: Tx,
  learnerId: string,
  { from, to }: { from: string; to: string },
): Promise<Change[]> {
  const changed = await tx
    .update(learner)
    .set({ avatar: avatarAddress(to), version: sql`${learner.version} + 1` })
    .where(and(eq(learner.id, learnerId), eq(learner.avatar, avatarAddress(from))))
    .returning();
  return changed.map(profileChange);
}
