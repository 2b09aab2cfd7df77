import { z } from 'zod';

/** Kinds of pictures to describe (spec section 9); lists filter by them. */
export const imageTypes = [
  'BAR_CHART',
  'FLOW_CHART',
  'GRAPH',
  'MAP',
  'PICTURE',
  'PIE_CHART',
  'TABLE',
] as const;
export const ImageType = z.enum(imageTypes);
export type ImageType = z.infer<typeof ImageType>;
