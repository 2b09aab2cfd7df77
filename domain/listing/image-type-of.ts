import type { ImageType } from '#contract/images/image-type.ts';
import type { BankItem } from '#contract/items/bank-item.ts';

/** The column of a list row that says what kind of picture an item shows; none for an item without a picture. */
export function imageTypeOf(item: BankItem): { readonly imageType?: ImageType } {
  return item.taskType === 'DI' ? { imageType: item.image.kind } : {};
}
