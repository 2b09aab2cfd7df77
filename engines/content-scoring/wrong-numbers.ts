import { numberFinder } from './number-terms.ts';

const figures = /\d+(?:[.,]\d+)*/gu;
const plain = (figure: string): string => figure.replaceAll(',', '');

/** Figures of a summary that its source does not have, neither in figures nor in words. */
export function wrongNumbers(summary: string, source: string): string[] {
  const there = new Set((source.match(figures) ?? []).map(plain));
  const find = numberFinder(source);
  const all = new Set(summary.match(figures));
  return [...all].filter((figure) => !there.has(plain(figure)) && find(figure) === undefined);
}
