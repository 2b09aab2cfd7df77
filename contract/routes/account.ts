import { z } from 'zod';
import { BookmarkCreate, BookmarkDto, BookmarkUpdate } from '../entities/bookmark.ts';
import { ProfileDto, ProfilePatch } from '../entities/profile.ts';
import { route } from '../route.ts';
import { IdempotencyHeaders, UuidParams } from './params.ts';

export const accountRoutes = {
  profile: route({
    method: 'GET',
    path: '/api/profile',
    tag: 'profile',
    auth: 'bearer',
    summary: 'Profile of the signed-in learner',
    response: ProfileDto,
    ready: true,
  }),
  profilePatch: route({
    method: 'PATCH',
    path: '/api/profile',
    tag: 'profile',
    auth: 'bearer',
    summary: 'Change the profile',
    headers: IdempotencyHeaders,
    body: ProfilePatch,
    response: ProfileDto,
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
