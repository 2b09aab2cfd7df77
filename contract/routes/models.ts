import { z } from 'zod';
import { VideoKind } from '#contract/entities/media.ts';
import { ModelManifest } from '#contract/entities/model-pack.ts';
import { word } from '#contract/entities/word.ts';
import { route } from '#contract/route.ts';

export const modelRoutes = {
  models: route({
    method: 'GET',
    path: '/api/models',
    tag: 'content',
    auth: 'none',
    summary: 'The model packs on offer for scoring on the device; their files are at /models/{sha256}',
    response: ModelManifest,
    ready: true,
  }),
  wordSounds: route({
    method: 'GET',
    path: '/api/word-sounds',
    tag: 'content',
    auth: 'none',
    summary: 'The packs of recorded words; a single word is a byte range of the file at /models/{sha256}',
    response: ModelManifest,
    ready: true,
  }),
  lessons: route({
    method: 'GET',
    path: '/api/lessons',
    tag: 'content',
    auth: 'none',
    summary: 'The packs of video lessons, one a task; their files are at /models/{sha256}',
    query: z.object({ video: VideoKind }),
    response: ModelManifest,
    ready: true,
  }),
  wordSound: route({
    method: 'GET',
    path: '/api/word-sounds/{accent}/{word}',
    tag: 'content',
    auth: 'none',
    summary: 'A recorded word as MP3',
    params: z.object({ accent: z.enum(['US', 'UK']), word }),
    bytes: 'response',
    ready: true,
  }),
};
