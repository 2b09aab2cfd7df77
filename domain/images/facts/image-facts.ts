import type { ItemImage } from '#contract/images/item-image.ts';
import { figureFacts } from './figure-facts.ts';
import { figuresOf } from './figures.ts';
import type { ImageFact } from './image-fact.ts';
import { flowFacts, mapFacts, pictureFacts } from './shape-facts.ts';

/** The facts that a good description has: the highest and lowest, trends, changes and comparisons, or parts and how they relate. */
export function imageFacts(image: ItemImage): ImageFact[] {
  switch (image.kind) {
    case 'BAR_CHART':
    case 'GRAPH':
    case 'PIE_CHART':
    case 'TABLE': {
      const figures = figuresOf(image);
      return figures === null ? [] : figureFacts(figures);
    }
    case 'FLOW_CHART':
      return flowFacts(image);
    case 'MAP':
      return mapFacts(image);
    case 'PICTURE':
      return pictureFacts(image);
    default:
      return image satisfies never;
  }
}
