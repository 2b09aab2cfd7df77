import type { TaskReasons } from '#domain/plan/task-order.ts';
import { skillWords } from './skill-mark.tsx';

const toldWords = {
  mock: ' By your mock test,',
  level: ' By the English level that you chose,',
} as const;

/** Why a task comes now, in sentences. */
export function reasonWords({ shares, gap, told, level }: TaskReasons): string {
  const counts = shares.map(
    ({ skill, share }) => `about ${Math.round(100 * share)} % of ${skillWords[skill]}`,
  );
  const said = told === null ? ' You' : `${toldWords[told]} you`;
  const more = told === null ? '' : ' With each answer this counts less, and what you do counts more.';
  const missing = gap === null ? '' : `${said} ${gapWords(gap)}.${more}`;
  const known =
    level === null
      ? ' You have not answered it often enough to say how it goes.'
      : ` You probably get ${tens(level.low)} to ${tens(level.high)} % of its points.`;
  return `Most points a minute come first. It counts for ${counts.join(' and ')}, by unofficial figures.${missing}${known}`;
}

function gapWords({ low, high }: { low: number; high: number }): string {
  if (high === 0) return 'are at your target there';
  const points = high === 1 ? 'point' : 'points';
  if (low === 0) return `are at your target there, or up to ${high} ${points} below it`;
  return low === high
    ? `are ${low} ${points} below your target there`
    : `are ${low} to ${high} points below your target there`;
}

const tens = (share: number): number => Math.round(10 * share) * 10;
