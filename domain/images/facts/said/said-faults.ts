import type { ItemImage } from '#contract/images/item-image.ts';
import { figuresOf } from '#domain/images/facts/figures.ts';
import { readNumbers } from '#domain/images/facts/read-numbers.ts';
import { wordsOfImage } from '#domain/images/facts/words-of-image.ts';
import { extremeFault } from './extremes.ts';
import { numberFault } from './numbers.ts';
import type { SaidFault } from './said-fault.ts';
import { statementsOf } from './statements.ts';
import { trendFault } from './trends.ts';

export interface PlacedFault extends SaidFault {
  /** The whole statement, as UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
}

/** A year is said in short, too; and of `twenty twenty-five` a twenty looks like a word that was said again. */
const waysOf = (value: number): number[] =>
  value >= 1_900 && value <= 2_100 ? [value, value % 100] : [value];

/**
 * What a description says and its picture of figures says otherwise, at most one thing a statement. It is meant for what a recogniser
 * wrote down: where a number may be rounded or misheard, or something else may be meant, nothing is found. Pictures without figures
 * have no faults.
 */
export function saidFaults(text: string, image: ItemImage): PlacedFault[] {
  const figures = figuresOf(image);
  if (figures === null) return [];
  const written = new Set(
    wordsOfImage(image).flatMap((line) => readNumbers(line).flatMap(({ value }) => waysOf(value))),
  );
  const setting = { figures, written };
  return statementsOf(text).flatMap((said) => {
    const fault = extremeFault(said, figures) ?? trendFault(said, setting) ?? numberFault(said, setting);
    return fault === null ? [] : [{ ...fault, start: said.start, end: said.end }];
  });
}
