import { z } from 'zod';
import { TaskType } from '#contract/task-type.ts';

/** Encodings of a video: VP9 with Opus in WebM, and H.264 with AAC in MP4 for browsers without those. */
export const videoKinds = ['webm', 'mp4'] as const;
export const VideoKind = z.enum(videoKinds);
export type VideoKind = z.infer<typeof VideoKind>;
export const videoMimeTypes = { webm: 'video/webm', mp4: 'video/mp4' } as const satisfies Record<
  VideoKind,
  string
>;

const VideoLink = z.object({
  url: z.url(),
  cover: z.string().nullable(),
  title: z.string(),
  /** MIME type of the file at `url`. */
  type: z.string().optional(),
  sizeBytes: z.int().min(1).optional(),
  durationMs: z.int().min(1).optional(),
  /** Address of the captions as WebVTT. */
  captions: z.url().optional(),
});

/** A learning video (spec section 3). */
export const Video = z.object({
  /** The task that it explains. */
  practiceType: TaskType.optional(),
  links: z.array(VideoLink),
});
export const LanguageList = z.object({
  _embedded: z.object({
    idBiValueList: z.array(z.object({ id: z.string(), value: z.string(), another: z.string() })),
  }),
});
