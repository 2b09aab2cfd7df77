import type { UniqueIdentifier } from '@dnd-kit/core';

/** Where a dragged word was let go. */
export type Drop =
  | { readonly kind: 'gap'; readonly gap: number }
  | { readonly kind: 'bank' }
  | { readonly kind: 'nowhere' };

export const bankId = 'bank';
export const gapId = (gap: number): string => `gap:${gap}`;
export const wordId = (place: number): string => `word:${place}`;

/** The place in the bank of the word that is dragged. */
export function wordOf(id: UniqueIdentifier): number {
  return Number(String(id).slice(wordId(0).length - 1));
}

export function dropOf(id: UniqueIdentifier | undefined): Drop {
  if (id === undefined) return { kind: 'nowhere' };
  if (id === bankId) return { kind: 'bank' };
  return { kind: 'gap', gap: Number(String(id).slice(gapId(0).length - 1)) };
}
