import { createHash } from 'node:crypto';
import { loadBank } from '#content/load-bank.ts';
import type { ItemOf } from '#contract/items/bank-item.ts';
import { figuresOf } from '#domain/images/facts/figures.ts';

/** Questions whose number has an odd hash are held out: limits are chosen on the others. Fixed before anything was scored. */
const isHeldOut = ({ id }: { readonly id: number }): boolean =>
  ((createHash('sha256').update(`picture ${id}`).digest()[0] ?? 0) & 1) === 1;

/** The bank's pictures that have figures, in halves. */
export function picturesWithFigures(): Record<'development' | 'heldOut', ItemOf<'DI'>[]> {
  const items = loadBank().items.filter(
    (item): item is ItemOf<'DI'> => item.taskType === 'DI' && figuresOf(item.image) !== null,
  );
  return {
    development: items.filter((item) => !isHeldOut(item)),
    heldOut: items.filter(isHeldOut),
  };
}
