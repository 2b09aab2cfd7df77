import type { TraitRule } from '#domain/rubric/rubric.ts';
import type { ExamTask } from '#tools/lessons/lesson-view.ts';
import { counted } from '#tools/pictures/breakdown-sheet.ts';
import { escaped } from './html.ts';

const sameTraits = (a: ExamTask, b: ExamTask): boolean =>
  JSON.stringify(a.rule.traits) === JSON.stringify(b.rule.traits);

const inWords = ({ max }: TraitRule): string =>
  typeof max === 'number' ? `${max} for the right answer` : counted[max];

/** One trait alone: its rule in large letters over a route whose every stop is a point. */
function single(trait: TraitRule): string {
  const [figure = '', ...words] = inWords(trait).split(' ');
  const stops = typeof trait.max === 'number' ? 1 : 7;
  const dots = Array.from({ length: stops }, () => '<i></i>').join('');
  return `<div class="single"><p><b>${figure}</b><span>${escaped(words.join(' '))}</span></p><div class="point-route" data-stops="${stops}">${dots}</div></div>`;
}

function row({ label, max }: TraitRule, longest: number): string {
  const bar =
    typeof max === 'number'
      ? `<span class="bar" style="--share:${max / longest}"></span><b>${max}</b>`
      : `<span class="counted">${escaped(counted[max])}</span>`;
  return `<li><span class="name">${escaped(label)}</span>${bar}</li>`;
}

function column(task: ExamTask, head: string | null, longest: number): string {
  const rows = task.rule.traits.map((trait) => row(trait, longest)).join('');
  return `<div class="traits">${head === null ? '' : `<h2>${escaped(head)}</h2>`}<ul>${rows}</ul></div>`;
}

/** The traits of a task as bars: once where the exams agree, beside each other where they differ. */
export function traitBars(tasks: readonly ExamTask[]): string {
  const [first, second] = tasks;
  if (first === undefined) return '';
  const [trait, ...others] = first.rule.traits;
  const isSame = second === undefined || sameTraits(first, second);
  if (isSame && trait && others.length === 0) return single(trait);
  const maxima = tasks.flatMap(({ rule }) =>
    rule.traits.map(({ max }) => (typeof max === 'number' ? max : 0)),
  );
  const longest = Math.max(...maxima);
  if (isSame) return column(first, null, longest);
  return `<div class="columns">${tasks.map((task) => column(task, task.exam, longest)).join('')}</div>`;
}
