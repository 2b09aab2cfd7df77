import { z } from 'zod';

export const Video = z.object({
  links: z.array(z.object({ url: z.url(), cover: z.string().nullable(), title: z.string() })),
});
/** Sentence-wise translation; an alignment pairs character offsets of source and target. */
export const Translation = z.object({
  sentenceList: z.array(
    z.object({
      source: z.string(),
      target: z.string(),
      alignments: z.array(z.object({ sourceStart: z.int(), targetStart: z.int() })),
    }),
  ),
});
export const LanguageList = z.object({
  _embedded: z.object({
    idBiValueList: z.array(z.object({ id: z.string(), value: z.string(), another: z.string() })),
  }),
});
