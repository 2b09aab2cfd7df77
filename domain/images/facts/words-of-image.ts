import type { ItemImage } from '#contract/images/item-image.ts';

/** Every text of a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** All texts of a picture: its title, names, labels, steps and the rest of its data. */
export function wordsOfImage(image: ItemImage): string[] {
  return textsIn(image);
}
