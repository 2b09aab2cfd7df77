import { isBorneOut, isNearTo } from '#domain/images/facts/number-faults.ts';
import type { Figures } from '#domain/images/facts/figures.ts';
import type { NamedNumber } from '#domain/images/facts/read-numbers.ts';

/** A recogniser writes the one for the other: thirteen and thirty. */
const twins = new Map(
  [13, 14, 15, 16, 17, 18, 19].flatMap((teen) => {
    const ten = (teen - 10) * 10;
    return [[teen, ten] as const, [ten, teen] as const];
  }),
);

/** A number as it was heard, and as it may have been said. */
export function heardAs(number: NamedNumber): NamedNumber[] {
  const twin = number.kind === 'amount' ? twins.get(number.value) : undefined;
  return twin === undefined ? [number] : [number, { ...number, value: twin }];
}

/** Whether a number that was heard may mean a figure. */
export const meansFigure = (number: NamedNumber, figure: number): boolean =>
  heardAs(number).some((one) => isNearTo(one, figure));

/** Whether a number that was heard may be right in its statement. */
export const mayHold = (number: NamedNumber, statement: string, figures: Figures): boolean =>
  heardAs(number).some((one) => isBorneOut(one, statement, figures, isNearTo));
