/** A number of dollars with two decimals at most, as gateways write it. */
const decimal = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

const centsInDollar = 100;

/** `999` -> `'9.99'`, by digits alone: fractions of two cannot hold a cent. */
export function dollarsOf(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `'9.99'` -> `999`; `null` for what is no amount of whole cents. */
export function centsOf(dollars: string): number | null {
  const [, whole, part = ''] = decimal.exec(dollars) ?? [];
  return whole === undefined ? null : Number(whole) * centsInDollar + Number(part.padEnd(2, '0'));
}

const rialsInToman = 10;

/** ZarinPal counts in Rial unless it is told otherwise: one Toman is ten. */
export const rialsOf = (toman: number): number => toman * rialsInToman;

/** Back again. */
export const tomanOf = (rials: number): number => rials / rialsInToman;
