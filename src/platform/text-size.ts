import { keptText } from './kept-text.ts';

/** How large the text of the app is, in percent of what the browser has. Kept on this device only. */
export const textSizes = ['100', '115', '130', '150'] as const;
export type TextSize = (typeof textSizes)[number];

const kept = keptText('passage-text-size');

export function readTextSize(): TextSize {
  const text = kept.read();
  return textSizes.find((size) => size === text) ?? '100';
}

/** Every measure of the look is in rem, so that this is all. */
export function applyTextSize(size: TextSize): void {
  document.documentElement.style.fontSize = size === '100' ? '' : `${size}%`;
}

/** A browser that keeps nothing: it holds until the page goes. */
export function saveTextSize(size: TextSize): void {
  applyTextSize(size);
  kept.keep(size);
}
