import { paths } from '#contract/paths.ts';
import { z } from 'zod';
import { BookmarkCreate, BookmarkDto, BookmarkUpdate } from '#contract/entities/bookmark.ts';
import { AccountDeletion, DeletedAccountDto, ProfileDto, ProfilePatch } from '#contract/entities/profile.ts';
import { route } from '#contract/route.ts';
import { Sha256 } from '#contract/sha256.ts';
import { IdempotencyHeaders, UuidParams } from './params.ts';

export const accountRoutes = {
  profile: route({
    method: 'GET',
    path: paths.profile,
    tag: 'profile',
    auth: 'bearer',
    summary: 'Profile of the signed-in learner',
    response: ProfileDto,
    ready: true,
  }),
  profilePatch: route({
    method: 'PATCH',
    path: paths.profile,
    tag: 'profile',
    auth: 'bearer',
    summary: 'Change the profile',
    headers: IdempotencyHeaders,
    body: ProfilePatch,
    response: ProfileDto,
    ready: true,
  }),
  profileDelete: route({
    method: 'POST',
    path: paths.deletion,
    tag: 'profile',
    auth: 'bearer',
    summary: 'Delete the account with everything that belongs to it',
    body: AccountDeletion,
    response: DeletedAccountDto,
    ready: true,
  }),
  avatarGet: route({
    method: 'GET',
    path: paths.avatar,
    tag: 'profile',
    auth: 'none',
    summary: "A learner's picture, for as long as it is one",
    params: z.object({ sha256: Sha256 }),
    bytes: 'response',
    ready: true,
  }),
  bookmarkCreate: route({
    method: 'POST',
    path: '/api/bookmarks',
    tag: 'bookmarks',
    auth: 'bearer',
    summary: 'Mark a practice',
    headers: IdempotencyHeaders,
    body: BookmarkCreate,
    response: BookmarkDto,
    status: 201,
    ready: true,
  }),
  bookmarkUpdate: route({
    method: 'PUT',
    path: '/api/bookmarks/{id}',
    tag: 'bookmarks',
    auth: 'bearer',
    summary: 'Change a mark',
    params: UuidParams,
    headers: IdempotencyHeaders,
    body: BookmarkUpdate,
    response: BookmarkDto,
    ready: true,
  }),
  bookmarkDelete: route({
    method: 'DELETE',
    path: '/api/bookmarks/{id}',
    tag: 'bookmarks',
    auth: 'bearer',
    summary: 'Remove a mark',
    params: UuidParams,
    headers: IdempotencyHeaders,
    status: 204,
    ready: true,
  }),
  health: route({
    method: 'GET',
    path: '/api/health',
    tag: 'operation',
    auth: 'none',
    summary: 'The process answers',
    response: z.object({ status: z.literal('up') }),
    ready: true,
  }),
  readiness: route({
    method: 'GET',
    path: '/api/ready',
    tag: 'operation',
    auth: 'none',
    summary: 'Database and files can be used',
    response: z.object({
      status: z.literal('ready'),
      engine: z.enum(['pglite', 'postgres']),
      /** What this server cannot score now, by the model packs that are missing: such answers wait. */
      missingPacks: z.array(z.string()),
    }),
    ready: true,
  }),
};
