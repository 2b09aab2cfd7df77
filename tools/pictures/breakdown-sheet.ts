import type { PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { rubricFor, taskRules } from '#domain/rubric/rubrics.ts';
import type { FormBand, TaskRule, TraitRule } from '#domain/rubric/rubric.ts';

interface Sheet {
  readonly file: string;
  readonly pteType: PteType;
  readonly name: string;
  readonly since: string;
}

/** The sheets of points, one for each exam. */
export const sheets: readonly Sheet[] = [
  {
    file: 'public/doc/academic-score-breakdown.pdf',
    pteType: 'ACADEMIC',
    name: 'PTE Academic',
    since: '7 August 2025',
  },
  {
    file: 'public/doc/core-score-breakdown.pdf',
    pteType: 'CORE',
    name: 'PTE Core',
    since: 'February 2024',
  },
];

/** What a maximum that depends on the item counts, in words. */
export const counted = {
  words: '1 for each right word',
  'correct-options': '1 for each right option',
  pairs: '1 for each right pair of neighbours',
  gaps: '1 for each right gap',
  'wrong-words': '1 for each wrong word found',
} as const;

const traitText = ({ label, max }: TraitRule) =>
  `${label} ${typeof max === 'number' ? max : `(${counted[max]})`}`;

function points({ traits, isNegative }: TaskRule): string {
  const fixed = traits.every(({ max }) => typeof max === 'number');
  const total = fixed ? traits.reduce((sum, { max }) => sum + (typeof max === 'number' ? max : 0), 0) : null;
  const only = traits[0];
  const text =
    traits.length === 1 && only
      ? typeof only.max === 'number'
        ? String(only.max)
        : counted[only.max]
      : `${traits.map(traitText).join(', ')}${total === null ? '' : ` = <b>${total}</b>`}`;
  return isNegative ? `${text}; 1 off for each wrong choice, never below 0` : text;
}

const letters = { listening: 'L', reading: 'R', speaking: 'S', writing: 'W' } as const;

const ranges = (bands: readonly FormBand[]) =>
  bands.map(({ words: [low, high] }) => `${low} to ${high}`).join(' or ');

/** What lengths the written tasks ask for. */
function lengths(tasks: readonly TaskRule[]): string {
  const bandsOf = (taskType: TaskType) => {
    const bands = tasks.find((task) => task.taskType === taskType)?.form?.bands ?? [];
    const most = Math.max(...bands.map(({ points }) => points));
    const ofPoints = (isFull: boolean) => ranges(bands.filter(({ points }) => (points === most) === isFull));
    return bands.length === 0 ? null : { full: ofPoints(true), one: ofPoints(false) };
  };
  const free = (['WE', 'WEM'] as const).flatMap((taskType) => {
    const bands = bandsOf(taskType);
    const name = taskType === 'WE' ? 'Essay' : 'Email';
    return bands === null
      ? []
      : `<b>${name} length.</b> ${bands.full} words give both points for form; ${bands.one} give one; anything else gives none and closes the whole item.`;
  });
  const summaries = (['SWT', 'SST'] as const).flatMap((taskType) => {
    const bands = bandsOf(taskType);
    const name = `A summary of a ${taskType === 'SWT' ? 'written' : 'spoken'} text`;
    if (bands === null) return [];
    return bands.one === ''
      ? `${name} is one sentence of ${bands.full} words.`
      : `${name} has ${bands.full} words (${bands.one} for one point).`;
  });
  return [...free, ...summaries].join(' ');
}

const range = ([low, high]: readonly [number, number]) => (low === high ? String(low) : `${low}–${high}`);

/** A sheet as a page to print. */
export function sheetHtml({ pteType, name, since }: Sheet): string {
  const rubric = rubricFor(pteType);
  const rows = rubric.parts
    .map(
      (part) =>
        `<tr class="part"><td colspan="4">${part.name}, ${range(part.minutes)} minutes</td></tr>` +
        part.tasks
          .map((task) => {
            const skills = task.skills.map((skill) => letters[skill]).join(' + ');
            return `<tr><td>${task.displayName}</td><td class="n">${range(task.itemsPerTest)}</td><td>${points(task)}</td><td class="n">${skills}</td></tr>`;
          })
          .join(''),
    )
    .join('');

  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>How the points of ${name} are made up</title><style>
  @page { size: A4; margin: 13mm 14mm; }
  body { margin: 0; font: 8.6pt/1.35 "Noto Sans", system-ui, sans-serif; color: #1c2126; }
  h1 { font-size: 16pt; margin: 0 0 2mm; } p { margin: 0 0 2.2mm; } .quiet { color: #59636e; }
  table { width: 100%; border-collapse: collapse; margin: 2mm 0 3mm; }
  th { text-align: left; color: #59636e; font-weight: 600; } th, td { padding: 0.85mm 2mm 0.85mm 0; border-bottom: 0.2mm solid #e5e3dc; vertical-align: top; }
  .part td { padding-top: 2.2mm; color: #0b6b72; font-weight: 700; } .n, tr:not(.part) td:first-child { white-space: nowrap; }
</style></head><body>
<h1>How the points of ${name} are made up</h1>
<p class="quiet">The rules that hold since ${since}, as far as they are public. L listening, R reading, S speaking, W writing: the skills that a task counts for.</p>
<table><thead><tr><th>Task</th><th>Items</th><th>Points for one item</th><th>Skill</th></tr></thead><tbody>${rows}</tbody></table>
<p><b>When an item gets nothing.</b> A spoken answer without any content gets no points for pronunciation and fluency either. A written answer without content, or far outside its word limits, gets no points at all.</p>
<p>${lengths(taskRules(rubric))}</p>
<p><b>From points to 10–90.</b> The owner of the exam does not publish how points become a score between 10 and 90, nor how much each task weighs. Every such figure that Passage shows is an estimate and says so. The overall score is not the average of the four skills.</p>
<p class="quiet">Passage is independent. It is not made, checked or supported by the owner of the exam; PTE is a mark of its owner. ${taskRules(rubric).length} kinds of task; rules version ${rubric.id}.</p>
</body></html>`;
}
