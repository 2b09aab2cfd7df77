import { z } from 'zod';
import { TranslationManifest, TranslationPack } from '#contract/entities/translation-pack.ts';
import { paths } from '#contract/paths.ts';
import { route } from '#contract/route.ts';
import { Sha256 } from '#contract/sha256.ts';

/** The bank in other languages, a pack for each. A single practice is a call of its own: `practiceRoutes`. */
export const translationRoutes = {
  translationManifest: route({
    method: 'GET',
    path: paths.translations,
    tag: 'content',
    auth: 'none',
    summary: 'The languages on offer: the packs of the bank, and those of a machine',
    response: TranslationManifest,
    ready: true,
  }),
  translationPack: route({
    method: 'GET',
    path: paths.translationPack,
    tag: 'content',
    auth: 'none',
    summary: 'An immutable pack: all translations into one language',
    params: z.object({ sha256: Sha256 }),
    response: TranslationPack,
    ready: true,
  }),
};
