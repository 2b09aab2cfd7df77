import type { ImageType } from '#contract/images/image-type.ts';
import type { ItemImage } from '#contract/images/item-image.ts';
import { formatValue, measureLine } from '#domain/images/format-value.ts';
import { imageFacts } from './image-facts.ts';

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The figures of a picture in lines, place by place. */
function readOut(image: ItemImage): string[] {
  switch (image.kind) {
    case 'BAR_CHART':
    case 'GRAPH':
      return image.categories.map((name, at) => {
        const values = image.series.map((one) => {
          const value = formatValue(one.values[at] ?? 0, image.unit);
          return image.series.length === 1 ? value : `${one.name} ${value}`;
        });
        return `${name}: ${values.join(', ')}.`;
      });
    case 'PIE_CHART':
      return image.slices.map(({ name, value }) => `${name}: ${formatValue(value, image.unit)}.`);
    case 'TABLE':
      return image.rows.map(({ name, cells }) => {
        const values = cells.map((cell, at) => {
          const { name: column, unit } = image.columns[at] ?? { name: '', unit: '' };
          return `${column} ${typeof cell === 'number' ? formatValue(cell, unit) : cell}`;
        });
        return `${name}: ${values.join(', ')}.`;
      });
    case 'FLOW_CHART':
    case 'MAP':
    case 'PICTURE':
      return [];
    default:
      return image satisfies never;
  }
}

const kindNames = {
  BAR_CHART: 'Bar chart',
  FLOW_CHART: 'Flow chart',
  GRAPH: 'Line graph',
  MAP: 'Map',
  PICTURE: 'Picture',
  PIE_CHART: 'Pie chart',
  TABLE: 'Table',
} as const satisfies Record<ImageType, string>;

/** Everything that a picture shows, line by line, for those who cannot look it up in the picture. It gives the answer away. */
export function describeImage(image: ItemImage): string {
  const measure = 'measure' in image ? ` ${measureLine(image.measure, image.unit)}.` : '';
  return [
    `${kindNames[image.kind]}: ${image.title}.${measure}`,
    ...readOut(image),
    ...imageFacts(image).map(({ text }) => sentence(text)),
  ].join('\n');
}
