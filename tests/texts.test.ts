import { expect, it } from 'vitest';
import { appTexts } from '#tools/texts/app-texts.ts';
import { textsOf } from '#tools/texts/texts-of.ts';

/** Texts that are given word for word. */
const given = new Set(['Search word...', 'Unlock unlimited access...']);

/** What a reader on a bus stumbles over, and what is said in its place. */
const odd: readonly (readonly [RegExp, string])[] = [
  [/\.\.\.|…/, 'no ellipsis is shown as text'],
  [/\bby (itself|themselves)\b/, 'automatically'],
  [/\bMend\b|[Ww]hat waits/, 'words of the workshop'],
  [/\bAll 1\b/, 'one is one'],
  [/!$/, 'no exclamation marks of ours'],
  [/\bOops\b|\bPlease note\b/, 'errors never blame'],
];
/** The exclamation marks of the texts that are given. */
const loud = /^(Copied|No question found|Boom)!$|^Upgrade now to unlock/;

it('finds the texts of a file, with what is put in as a gap', () => {
  const source = `import x from 'some thing';
    export const a = \`Sound of \${n} is here\`;
    export const B = () => <p className="card-main">Try it <b>again</b> now</p>;`;
  expect(textsOf('a.tsx', source)).toEqual([
    { text: 'Sound of {} is here', line: 2 },
    { text: 'Try it', line: 3 },
  ]);
});

it('no text of the app has words that stand in the way of a reader', () => {
  const texts = appTexts();
  expect(texts.length).toBeGreaterThan(1_000);
  const found = texts.flatMap(({ text, path, line }) =>
    given.has(text) || loud.test(text)
      ? []
      : odd.filter(([words]) => words.test(text)).map(([, why]) => `${path}:${line} ${text} (${why})`),
  );
  expect(found).toEqual([]);
});
