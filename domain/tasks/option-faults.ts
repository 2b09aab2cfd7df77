import { repeated } from './item-faults.ts';

interface NotedOption {
  readonly id: string;
  readonly text: string;
  readonly note: string;
}

/** What is wrong with the options of a choice, in words for the author: names, notes, right ones, texts that stand there twice. */
export function optionFaults(
  options: readonly NotedOption[],
  correct: readonly string[],
  [least, most]: readonly [number, number],
): string[] {
  const names = options.map(({ id }) => id).join('');
  const isCount = options.length >= least && options.length <= most;
  const wanted = least === most ? String(least) : `${least} to ${most}`;
  return [
    ...(isCount ? [] : [`has ${options.length} options, it should have ${wanted}`]),
    ...(names === 'ABCDEFG'.slice(0, options.length)
      ? []
      : ['options should be named A, B, C and so on, in this order']),
    ...correct
      .filter((id) => !options.some((option) => option.id === id))
      .map((id) => `the correct option "${id}" is not among the options`),
    ...repeated(correct).map((id) => `the correct option "${id}" stands there twice`),
    ...options.flatMap(({ id, note }) => {
      const verdict = correct.includes(id) ? 'Right' : 'Wrong';
      return note.startsWith(verdict) ? [] : [`the note of option ${id} should begin with "${verdict}"`];
    }),
    ...repeated(options.map(({ text }) => text.toLowerCase())).map((text) => `two options say "${text}"`),
  ];
}
