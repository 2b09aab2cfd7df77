/**
 * What would help most, in one sentence: what to do, and after the first colon why or how. The part before it is short and stands
 * in the first line of a result, the rest below that.
 */
export type Advice = `${string}: ${string}`;

export interface SplitAdvice {
  /** "pause only at commas": goes on after "next:". */
  readonly next: string;
  /** A sentence of its own. */
  readonly why: string;
}

export function splitAdvice(advice: Advice): SplitAdvice {
  const colon = advice.indexOf(': ');
  return {
    next: withFirst(advice.slice(0, colon), 'lower'),
    why: withFirst(advice.slice(colon + 2), 'upper'),
  };
}

function withFirst(text: string, form: 'lower' | 'upper'): string {
  const first = text.charAt(0);
  return (form === 'lower' ? first.toLowerCase() : first.toUpperCase()) + text.slice(1);
}
