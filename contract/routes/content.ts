import { paths } from '#contract/paths.ts';
import { z } from 'zod';
import { ContentManifest, ContentPack } from '#contract/entities/content-pack.ts';
import { Sha256 } from '#contract/sha256.ts';
import { route } from '#contract/route.ts';

const HashParams = z.object({ sha256: Sha256 });

/** The question bank. Apart from the calls of sync, so that the service worker does not carry the schemas of all items. */
export const contentRoutes = {
  contentManifest: route({
    method: 'GET',
    path: paths.manifest,
    tag: 'content',
    auth: 'none',
    summary: 'The content packs on offer',
    response: ContentManifest,
    ready: true,
  }),
  contentPack: route({
    method: 'GET',
    path: paths.pack,
    tag: 'content',
    auth: 'none',
    summary: 'An immutable content pack',
    params: HashParams,
    response: ContentPack,
    ready: true,
  }),
  contentMedia: route({
    method: 'GET',
    path: paths.media,
    tag: 'content',
    auth: 'none',
    summary: 'An immutable media file of the bank, with ranges',
    params: HashParams,
    bytes: 'response',
    ready: true,
  }),
};
