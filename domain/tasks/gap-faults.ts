import { gapFaults, type GapFault } from '#domain/gaps/gap-text.ts';

/** What is wrong with the markers of a text with gaps, in words for its author. */
export function markerFaults(text: string, count: number): string[] {
  return gapFaults(text, count).map(wordsOf);
}

function wordsOf(fault: GapFault): string {
  switch (fault.kind) {
    case 'missing':
      return `the text has no marker {${fault.number}}`;
    case 'repeated':
      return `the marker {${fault.number}} stands in the text twice`;
    case 'out-of-order':
      return `the marker {${fault.number}} stands after a later one`;
    case 'unknown':
      return `the marker {${fault.number}} has no gap`;
    case 'stray-bracket':
      return `a curly bracket that is no marker stands near "${fault.near}"`;
  }
}
