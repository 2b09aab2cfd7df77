import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import type { Learner } from './learner.ts';

/** A question, and how a learner answers it. One for each kind of control. */
interface Way {
  readonly kind: string;
  readonly task: TaskType;
  readonly id: number;
  /** Behind a start gate. */
  readonly isGated?: true;
  readonly answer: (learner: Learner) => Promise<void>;
}

export function pathOf({ task, id }: { readonly task: TaskType; readonly id: number }): string {
  const { section, slug } = taskAddresses[task];
  return `/dashboard/${section}/${slug}/${id}`;
}

export const ways: readonly Way[] = [
  {
    kind: 'single choice',
    task: 'MCS_R',
    id: 15_001,
    answer: (learner) => learner.check('radio', /^A\./),
  },
  {
    kind: 'multiple choice',
    task: 'MCM_R',
    id: 12_001,
    async answer(learner) {
      await learner.check('checkbox', /^A\./);
      await learner.check('checkbox', /^B\./);
    },
  },
  {
    kind: 'reorder',
    task: 'RO',
    id: 13_001,
    answer: (learner) => learner.press('button', /^Move box 2 up$/),
  },
  {
    kind: 'words into gaps',
    task: 'FIB_R',
    id: 14_001,
    async answer(learner) {
      await learner.pressAny('[aria-label="Words for the gaps"] button');
      await learner.press('button', /^Gap 1 of/);
    },
  },
  { kind: 'lists in gaps', task: 'FIB_RW', id: 11_001, answer: (learner) => learner.choose(/^Gap 1 of/) },
  {
    kind: 'summary typed',
    task: 'SWT',
    id: 8001,
    isGated: true,
    answer: (learner) =>
      learner.type(
        /^Your summary$/,
        'The text explains how people changed what they do when they understood a problem, which took a long time.',
      ),
  },
  {
    kind: 'gaps typed',
    task: 'FIB_L',
    id: 18_001,
    isGated: true,
    answer: (learner) => learner.type(/^Gap 1 of/, 'word'),
  },
  {
    kind: 'select missing word',
    task: 'SMW',
    id: 21_001,
    isGated: true,
    answer: (learner) => learner.check('radio', /^A\./),
  },
  {
    kind: 'highlight words',
    task: 'HIW',
    id: 22_001,
    isGated: true,
    answer: (learner) => learner.press('button', /, word 2 of/),
  },
  {
    kind: 'dictation',
    task: 'WFD',
    id: 23_001,
    isGated: true,
    answer: (learner) => learner.type(/^Type the sentence$/, 'this is what I heard'),
  },
];

/** From the question to its result. */
export async function answer(learner: Learner, way: Way): Promise<void> {
  await learner.open(pathOf(way));
  if (way.isGated) await learner.press('button', /^Begin$/);
  await way.answer(learner);
  await submit(learner);
}

export async function submit(learner: Learner): Promise<void> {
  await learner.press('button', /^Submit$/);
  await learner.sees('heading', /^Your result/);
}

/** Records until so many seconds were heard, and hands the recording in. */
export async function record(learner: Learner, seconds: number): Promise<void> {
  await learner.press('button', /^Begin$/);
  await learner.press('button', /^Start recording$/);
  const heard = `Number(/(\\d+) of \\d+ seconds/.exec(document.body.innerText)?.[1] ?? 0) >= ${seconds}`;
  await learner.holds(`${seconds} seconds recorded`, heard);
  await learner.press('button', /^Stop$/);
  await submit(learner);
}
