import { z } from 'zod';

export const Video = z.object({
  links: z.array(z.object({ url: z.url(), cover: z.string().nullable(), title: z.string() })),
});
export const LanguageList = z.object({
  _embedded: z.object({
    idBiValueList: z.array(z.object({ id: z.string(), value: z.string(), another: z.string() })),
  }),
});
