import { z } from 'zod';

/** A panel is 100 wide; everything on it is placed in these units, from the top left. */
const X = z.number().min(0).max(100);
const Y = z.number().min(0).max(100);
const Label = z.string().min(1).max(30);
const box = { x: X, y: Y, width: z.number().min(1).max(100), height: z.number().min(1).max(100) };
const points = z
  .array(z.tuple([X, Y]))
  .min(2)
  .max(12);

/** What a map is made of, drawn in the order of `mapLayers`. */
export const MapFeature = z.discriminatedUnion('feature', [
  /** A stretch of ground: a park, a lake, a field, a paved place. */
  z.object({ feature: z.literal('area'), ground: z.enum(['green', 'water', 'sand', 'paved']), ...box, label: Label.optional() }),
  /** Water on one side, up to the edge: a sea or a large lake. */
  z.object({ feature: z.literal('shore'), side: z.enum(['north', 'east', 'south', 'west']), depth: z.number().min(5).max(60), label: Label.optional() }),
  z.object({ feature: z.literal('river'), points, label: Label.optional() }),
  z.object({ feature: z.literal('road'), size: z.enum(['main', 'side', 'path', 'rail']), points, label: Label.optional() }),
  /** `isNew` is drawn in the accent: what has been added since the first panel. */
  z.object({ feature: z.literal('building'), ...box, label: Label.optional(), isNew: z.boolean().default(false) }),
  z.object({ feature: z.literal('trees'), x: X, y: Y, count: z.int().min(1).max(8) }),
  z.object({ feature: z.literal('label'), x: X, y: Y, text: Label }),
]); // prettier-ignore
export type MapFeature = z.infer<typeof MapFeature>;

export const mapLayers = ['area', 'shore', 'river', 'road', 'building', 'trees', 'label'] as const;

const Panel = z.object({
  /** When, if there are two: `2005`. */
  name: z.string().min(1).max(30).optional(),
  features: z.array(MapFeature).min(2).max(30),
});

/** A map or plan of a place, or two of the same place before and after. */
export const MapImage = z.object({
  kind: z.literal('MAP'),
  title: z.string().min(3).max(80),
  source: z.string().min(3).max(80).optional(),
  /** Of each panel, in the units of its width. */
  height: z.number().min(40).max(100),
  hasCompass: z.boolean().default(true),
  panels: z.array(Panel).min(1).max(2),
});
export type MapImage = z.infer<typeof MapImage>;
