import { z } from 'zod';

/** Our own line drawings that pictures are composed of. */
export const pictureThings = [
  'sun', 'cloud', 'hill', 'tree', 'bush', 'house', 'shop', 'tower', 'bus', 'car', 'bicycle', 'bus-stop', 'bench',
  'lamp-post', 'market-stall', 'boat', 'dog', 'window', 'picture-frame', 'shelf', 'plant', 'board', 'ceiling-lamp',
  'desk', 'stool', 'table', 'standing-person', 'walking-person', 'sitting-person', 'seated-at-desk', 'child',
] as const; // prettier-ignore
export type PictureThing = (typeof pictureThings)[number];

export const pictureBackdrops = ['street', 'park', 'shore', 'room'] as const;

/** One thing in a picture, where it stands: `x` across and `y` down, both of its foot, in hundredths of the width. */
const Placed = z.object({
  thing: z.enum(pictureThings),
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(75),
  /** 1 is the size that it has in the middle of the ground. */
  size: z.number().min(0.4).max(2).default(1),
  /** Looks to the left instead of to the right. */
  isTurned: z.boolean().default(false),
  /** Drawn with the accent, so that the eye finds it first. */
  isAccent: z.boolean().default(false),
  /** What it is or does here: `a woman is choosing vegetables`. */
  says: z.string().min(3).max(80).optional(),
});
export type Placed = z.infer<typeof Placed>;

/** A scene. It has no words in it; `title` is what it is about. */
export const PictureImage = z.object({
  kind: z.literal('PICTURE'),
  title: z.string().min(3).max(80),
  backdrop: z.enum(pictureBackdrops),
  things: z.array(Placed).min(3).max(30),
});
export type PictureImage = z.infer<typeof PictureImage>;
