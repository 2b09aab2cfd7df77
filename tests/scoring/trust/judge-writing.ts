import type { WritingCase } from './content-cases.ts';
import type { Verdict } from './trust-case.ts';
import { scoreLines, type WritingResult } from './writing-program.ts';

/** What the program for lists makes of the cases. */
export function judgeWriting(cases: readonly WritingCase[]): Verdict[] {
  const results = scoreLines(cases.map(({ line }) => line));
  return cases.map(({ area, name, must }, i) => {
    const result = results[i];
    if (result === undefined) return { area, name, must, saw: 'no result', holds: false };
    const { total, form, content } = result;
    const why = total.closedBy === 'form' ? form.reason : content.warnings.join(', ');
    const saw = `${total.points.toFixed(1)} of ${total.max}${total.closedBy === null ? '' : `, ${total.closedBy}`}${why === '' ? '' : `: ${why}`}`;
    return { area, name, must, saw, holds: holds(must, result) && contradiction(result) === null };
  });
}

function holds(must: WritingCase['must'], { total, content }: WritingResult): boolean {
  switch (must) {
    case 'total 0 by content':
      return total.points === 0 && total.high === 0 && total.closedBy === 'content';
    case 'total 0 by form':
      return total.points === 0 && total.high === 0 && total.closedBy === 'form';
    case 'above half':
      return total.points > total.max / 2 && total.closedBy === null;
    case 'not refused':
      return (
        total.closedBy !== 'content' &&
        !content.warnings.includes('off-topic') &&
        !content.warnings.includes('template')
      );
    case 'below half':
      return total.points < total.max / 2;
  }
}

/** Where a total and its traits say different things; `null` when they agree. */
function contradiction({ total, traits }: WritingResult): string | null {
  const zero = traits.filter(({ id, points }) => (id === 'content' || id === 'form') && points === 0);
  if (total.closedBy === null && zero.length > 0) return `${zero[0]?.id} is 0 and the total is not`;
  if (total.closedBy !== null && !zero.some(({ id }) => id === total.closedBy))
    return `closed by ${total.closedBy}, which is not 0`;
  const sum = total.closedBy === null ? traits.reduce((all, { points }) => all + points, 0) : 0;
  if (Math.abs(sum - total.points) > 1e-9) return 'the total is not the sum of its traits';
  const isOutside = traits.some(({ points, low, high }) => points < low - 0.25 || points > high + 0.25);
  if (isOutside || total.points < total.low - 1 || total.points > total.high + 1)
    return 'a range without its middle';
  return null;
}
