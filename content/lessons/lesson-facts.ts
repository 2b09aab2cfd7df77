import type { PteType, Section } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { Range, TaskRule } from '#domain/rubric/rubric.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';

const span = ([least, most]: Range): string => (least === most ? String(least) : `${least} to ${most}`);
const join = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

function clockFact({ clock }: TaskRule, field: string): string | null {
  if (field === 'prepare') return clock.kind === 'record' ? span(clock.prepareSeconds) : null;
  if (clock.kind === 'pooled') return null;
  if (field === 'answer') return String(clock.answerSeconds);
  return field === 'minutes' && clock.answerSeconds % 60 === 0 ? String(clock.answerSeconds / 60) : null;
}

function traitFact({ traits }: TaskRule, name: string): string | null {
  if (name === 'total') {
    const sum = traits.reduce((all, { max }) => all + (typeof max === 'number' ? max : Number.NaN), 0);
    return Number.isNaN(sum) ? null : String(sum);
  }
  const max = traits.find(({ id }) => id === name)?.max;
  return typeof max === 'number' ? String(max) : null;
}

function formFact({ form }: TaskRule, points: number): string | null {
  const bands = form?.bands.filter((band) => band.points === points) ?? [];
  return bands.length === 0 ? null : bands.map(({ words }) => span(words)).join(' or ');
}

/** One fact of a rule; `null` where the rule has none of this name. */
function factOf(rule: TaskRule, field: string): string | null {
  const [name = '', detail = ''] = field.split(':');
  switch (name) {
    case 'prepare':
    case 'answer':
    case 'minutes':
      return clockFact(rule, name);
    case 'preview':
      return rule.previewSeconds === null ? null : String(rule.previewSeconds);
    case 'audio':
      return rule.prompt.audioSeconds ? span(rule.prompt.audioSeconds) : null;
    case 'promptWords':
      return rule.prompt.maxWords === undefined ? null : String(rule.prompt.maxWords);
    case 'words':
      return rule.words && span(rule.words);
    case 'fewest':
      return rule.words && String(rule.words[0]);
    case 'most':
      return rule.words && String(rule.words[1]);
    case 'form':
      return formFact(rule, Number(detail));
    case 'max':
      return traitFact(rule, detail);
    case 'items':
      return span(rule.itemsPerTest);
    case 'skills':
      return join(rule.skills satisfies readonly Section[]);
    default:
      return null;
  }
}

const exams = { academic: 'ACADEMIC', core: 'CORE' } as const satisfies Record<string, PteType>;

function factOfExam(pteType: PteType, taskType: TaskType, field: string): string | null {
  const rubric = rubricFor(pteType);
  if (field === 'silence') return String(rubric.silenceStopSeconds);
  const rule = taskRule(rubric, taskType);
  return rule === undefined ? null : factOf(rule, field);
}

/**
 * The text with its facts in place: `{academic.words}` is a fact of one exam, `{prepare}` one that every exam with the task
 * shares. Throws when there is no such fact, or when the exams differ.
 *
 * Facts: `prepare`, `answer` (seconds), `minutes`, `preview`, `audio` (seconds), `promptWords`, `words`, `fewest`, `most`, `form:2`
 * (word counts that earn so many points), `max:content` (points of a trait), `max:total`, `items` (per test), `skills`, `silence`.
 */
export function withFacts(text: string, taskType: TaskType): string {
  return text.replace(
    /\{(?:(academic|core)\.)?([\w:]+)\}/g,
    (whole, exam: keyof typeof exams, field: string) => {
      const found = (exam ? [exams[exam]] : Object.values(exams)).filter((each) =>
        taskRule(rubricFor(each), taskType),
      );
      const facts = new Set(found.map((each) => factOfExam(each, taskType, field)));
      const [fact] = facts;
      if (facts.size > 1) throw new Error(`${whole} differs between the exams: ${[...facts].join(', ')}`);
      if (fact === undefined || fact === null) throw new Error(`${taskType} has no fact ${whole}`);
      return fact;
    },
  );
}
