import { paths } from '#contract/paths.ts';
import { z } from 'zod';
import { Sha256 } from '#contract/sha256.ts';
import { route } from '#contract/route.ts';
import { BatchEnvelope, BatchResponse, ChangesQuery, ChangesResponse, DeviceMemory } from '#contract/sync.ts';

const HashParams = z.object({ sha256: Sha256 });

/** Largest blob that PUT accepts: 15 minutes of 128 kbit/s MP3 and some more. */
export const blobLimitBytes = 20 * 1024 * 1024;
export const blobMimeTypes = [
  'audio/mpeg',
  'audio/webm',
  'audio/ogg',
  'audio/mp4',
  'audio/wav',
  'image/png',
  'image/jpeg',
  'image/webp',
] as const;

/** `missing=204`: a blob that is not there is no error, which a browser would write into its console. */
const BlobHeadQuery = z.object({ missing: z.literal('204').optional() });

export const offlineRoutes = {
  syncBatch: route({
    method: 'POST',
    path: paths.batch,
    tag: 'sync',
    auth: 'bearer',
    summary: 'Up to 100 queued ops, each with its own result',
    body: BatchEnvelope,
    response: BatchResponse,
    ready: true,
  }),
  syncChanges: route({
    method: 'GET',
    path: paths.changes,
    tag: 'sync',
    auth: 'bearer',
    summary: 'What changed since the cursor',
    query: ChangesQuery,
    response: ChangesResponse,
    ready: true,
  }),
  syncDevice: route({
    method: 'GET',
    path: paths.device,
    tag: 'sync',
    auth: 'bearer',
    summary: 'What an own installation of the app had still to send',
    params: z.object({ clientId: z.uuid('must be a UUID') }),
    response: DeviceMemory,
    ready: true,
  }),
  blobPut: route({
    method: 'PUT',
    path: paths.blob,
    tag: 'blobs',
    auth: 'bearer',
    summary: 'Store a recording or an image under its own hash',
    params: HashParams,
    bytes: 'request',
    response: z.object({ sha256: Sha256, sizeBytes: z.int(), mimeType: z.string() }),
    status: 201,
    ready: true,
  }),
  blobHead: route({
    method: 'HEAD',
    path: paths.blob,
    tag: 'blobs',
    auth: 'bearer',
    summary: 'Whether an own blob is stored',
    params: HashParams,
    query: BlobHeadQuery,
    bytes: 'response',
    ready: true,
  }),
  blobGet: route({
    method: 'GET',
    path: paths.blob,
    tag: 'blobs',
    auth: 'bearer',
    summary: 'An own blob, or an image of a comment, with ranges',
    params: HashParams,
    bytes: 'response',
    ready: true,
  }),
};
