/** How long an answer took: "42 s", "2 min 13 s", "1 h 5 min". */
export function timeTakenWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return parts(Math.floor(whole / 60), 'min', whole % 60, 's');
  return parts(Math.floor(whole / 3600), 'h', Math.floor((whole % 3600) / 60), 'min');
}

function parts(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}
