const besides = new Set(['%', '\u00B0C', '\u00B0F', '\u00B0']);
const before = new Set(['$', '\u20AC', '\u00A3']);

/** A figure with separators and at most four decimals: 1,250.5. */
export function formatFigure(value: number): string {
  const [whole = '0', decimals] = String(Math.abs(Math.round(value * 10_000) / 10_000)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return `${value < 0 && grouped !== '0' ? '-' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** As it stands in a picture: with its sign, but without the words of its unit. */
export function formatShort(value: number, unit: string): string {
  if (before.has(unit))
    return value < 0 ? `-${unit}${formatFigure(-value)}` : `${unit}${formatFigure(value)}`;
  return besides.has(unit) ? `${formatFigure(value)}${unit}` : formatFigure(value);
}

/** As it is read: with its unit. */
export function formatValue(value: number, unit: string): string {
  if (unit === '' || besides.has(unit) || before.has(unit)) return formatShort(value, unit);
  return `${formatFigure(value)} ${unit}`;
}

/** What an axis measures: `Time a day (minutes)`. */
export function measureLine(measure: string, unit: string): string {
  return unit === '' ? measure : `${measure} (${unit})`;
}
