import { irregularBase } from '#domain/morphology/inflect.ts';
import { nationalForm } from '#domain/spelling/national-spelling.ts';

const smallNumbers = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .flatMap((word, i) => [
      [String(i), word],
      [word, word],
    ]),
);
const endings = [
  'ations',
  'ation',
  'ness',
  'ment',
  'ments',
  'ity',
  'ities',
  'ly',
  'ers',
  'er',
  'ions',
  'ion',
  'ing',
  'ings',
  'ed',
  'es',
  's',
  'ive',
  'al',
  'y',
  'e',
];
/** Words that the endings would make one with words of another sense (universe, generation, organisation). */
const whole = new Set('university business general generate organ'.split(' '));
const known = new Map<string, string>();
const mostKnown = 20_000;

/**
 * What a word shares with its other forms: pollution, polluted and polluting; colour and color; 5 and five. A key for
 * comparing, not a word. Irregular forms (children, went) go to their base first.
 */
export function stem(word: string): string {
  const done = known.get(word);
  if (done !== undefined) return done;
  const made = makeStem(word);
  if (known.size > mostKnown) known.clear();
  known.set(word, made);
  return made;
}

function makeStem(word: string): string {
  const number = smallNumbers.get(word);
  if (number !== undefined) return number;
  if (!/^[a-z]/u.test(word)) return word;
  let form = nationalForm(word.replace(/'s?$/u, ''));
  form = irregularBase(form) ?? form.replace(/(?<=\w{2})ies$/u, 'y');
  if (whole.has(form)) return form;
  for (let rounds = 0; rounds < 3; rounds++) {
    const ending = endings.find((end) => form.endsWith(end) && form.length - end.length >= 4);
    if (ending === undefined) break;
    form = form.slice(0, -ending.length);
  }
  if (form.length > 3 && form.at(-1) === form.at(-2)) form = form.slice(0, -1);
  return form.endsWith('i') && form.length > 4 ? form.slice(0, -1) : form;
}
