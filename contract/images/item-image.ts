import { z } from 'zod';
import { BarChart, Graph, PieChart, Table } from './chart-images.ts';
import { FlowChart } from './flow-chart.ts';
import { MapImage } from './map-image.ts';
import { PictureImage } from './picture-image.ts';

/** A picture as data. It is drawn where it is shown (`domain/images/`), so it needs no file, takes the scheme's colours and zooms. */
export const ItemImage = z.discriminatedUnion('kind', [
  BarChart,
  FlowChart,
  Graph,
  MapImage,
  PictureImage,
  PieChart,
  Table,
]);
export type ItemImage = z.infer<typeof ItemImage>;
export type ImageOf<K extends ItemImage['kind']> = Extract<ItemImage, { kind: K }>;
