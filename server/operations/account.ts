import { BookmarkDto } from '#contract/entities/bookmark.ts';
import { ProfileDto } from '#contract/entities/profile.ts';
import { accountRoutes } from '#contract/routes/account.ts';
import { progressRoutes } from '#contract/routes/progress.ts';
import type { Change } from '#contract/sync.ts';
import { listLanguages } from '#domain/profile/languages.ts';
import { operation } from '#server/http/operation.ts';
import { sendBytes } from '#server/http/send-bytes.ts';
import { invalidField, Problem } from '#server/problem.ts';
import { findAvatar } from '#server/store/blob-owners.ts';
import { deleteAccount } from '#server/store/delete-account.ts';

import { checkMarked, practiceOfBookmark, setBookmark } from '#server/store/bookmarks.ts';
import { profileDto } from '#server/store/learners.ts';
import { changeOf, runWrite, type Stores } from '#server/store/effect.ts';
import { applyMutation } from '#server/store/mutations.ts';
import { keyOf } from './single-call.ts';

const bookmarkOf = (change: Change) => BookmarkDto.parse(change.value);

export function accountOperations(stores: Stores) {
  const { orm } = stores.db;
  return [
    operation(accountRoutes.profile, async ({ learner }) => profileDto(learner)),
    operation(accountRoutes.profilePatch, async ({ learner, headers, body }) => {
      const request = { learner, key: keyOf(headers), baseVersion: null };
      const written = await applyMutation(stores, { ...request, kind: 'profile.set', payload: body });
      return ProfileDto.parse(changeOf(written).value);
    }),
    operation(accountRoutes.profileDelete, async ({ learner }) => deleteAccount(stores, learner)),
    operation(accountRoutes.avatarGet, async ({ params, request, reply }) => {
      const found = await findAvatar(orm, params.sha256);
      if (found === undefined) throw new Problem('NOT_FOUND', 'The picture does not exist');
      return sendBytes(request, reply, {
        ...found,
        // Not for ever: it is to go with its learner.
        cacheControl: 'public, max-age=86400',
        open: (range) => stores.blobs.get(found.sha256, range),
      });
    }),
    operation(progressRoutes.languages, async () => ({
      _embedded: { idBiValueList: listLanguages() },
    })),
    operation(accountRoutes.bookmarkCreate, async ({ learner, headers, body }) => {
      const request = { learner, key: keyOf(headers), baseVersion: 'absent' as const };
      const written = await applyMutation(stores, { ...request, kind: 'bookmark.set', payload: body });
      const change = changeOf(written);
      // Marking with UNMARK where there is no mark: the row exists, and nothing is marked.
      return change.value === null ? unmarked(change, body.practiceId, keyOf(headers)) : bookmarkOf(change);
    }),
    operation(accountRoutes.bookmarkUpdate, async ({ learner, headers, params, body }) => {
      const { version: baseVersion, ...payload } = body;
      const { practiceId } = payload;
      if ((await practiceOfBookmark(orm, learner.id, params.id)) !== practiceId)
        throw invalidField('practiceId', 'is not the practice of this bookmark');
      const written = await runWrite(
        stores,
        { learner, key: keyOf(headers), kind: 'bookmark.set', payload, baseVersion },
        async ({ tx }) => {
          await checkMarked(tx, learner.id, practiceId);
          return setBookmark(tx, learner.id, { ...payload, baseVersion });
        },
      );
      const change = changeOf(written);
      return change.value === null ? unmarked(change, practiceId, params.id) : bookmarkOf(change);
    }),
    operation(accountRoutes.bookmarkDelete, async ({ learner, headers, params }) => {
      const practiceId = await practiceOfBookmark(orm, learner.id, params.id);
      const payload = { practiceId, type: 'UNMARK' as const };
      await runWrite(
        stores,
        { learner, key: keyOf(headers), kind: 'bookmark.set', payload, baseVersion: null },
        async ({ tx }) => {
          await checkMarked(tx, learner.id, practiceId);
          return setBookmark(tx, learner.id, { ...payload, baseVersion: 'any' });
        },
      );
    }),
  ];
}

function unmarked(change: Change, practiceId: number, id: string): BookmarkDto {
  return { id, practiceId, type: 'UNMARK', version: change.version };
}
