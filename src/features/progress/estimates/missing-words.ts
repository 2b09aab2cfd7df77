import { sections, type PteType } from '#contract/exam.ts';
import type { Estimates } from '#domain/estimates/estimates.ts';
import { counted } from '#domain/numbers/counted.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { answersMissing } from '#domain/statistics/answers-missing.ts';
import { listed } from '#domain/words/listed.ts';
import { skillWords } from '#ui/skill-mark.tsx';

/** What it still takes for every skill to have a range, in one line; `null` when all have one. */
export function missingWords(estimates: Estimates, pteType: PteType): string | null {
  const missing = sections
    .map((skill) => ({ skill, count: answersMissing(pteType, skill, estimates) }))
    .filter(({ count }) => count > 0);
  if (missing.length === 0) return null;
  const parts = [...Map.groupBy(missing, ({ count }) => count)]
    .toSorted(([a], [b]) => a - b)
    .map(([count, group]) => {
      const answers = counted(count, 'more answer');
      return `${listed(group.map(({ skill }) => skillWords[skill]))}: about ${answers}${group.length > 1 ? ' each' : ''}.`;
    });
  return `For a range: ${parts.join(' ')}${helpfulWords(estimates, pteType)}`;
}

function helpfulWords({ overall, skills }: Estimates, pteType: PteType): string {
  const wanted =
    overall.kind === 'too-few'
      ? overall.wanted
      : sections.flatMap((skill) => {
          const own = skills[skill];
          return own.kind === 'too-few' ? own.wanted.slice(0, 1) : [];
        });
  const names = [...new Set(wanted)].slice(0, 2).map((task) => taskName(pteType, task));
  return names.length === 0 ? '' : ` Most helpful now: ${names.join(' and ')}.`;
}
