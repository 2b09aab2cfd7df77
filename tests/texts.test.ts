import { expect, it } from 'vitest';
import { appTexts } from '#tools/texts/app-texts.ts';
import { textsOf } from '#tools/texts/texts-of.ts';

/** Texts that are given word for word. */
const given = new Set(['Search word...', 'Unlock unlimited access...', 'Loading video...']);

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

/** A number of its own, with a noun after it: "{} of {} words" is the same for one. */
const handMade =
  /(?<!\b(?:of|to|than) )\{\} (?:more |new )?(?:answers|changes|columns|days|errors|gaps|hours|images|items|lines|minutes|months|notes|points|questions|recordings|replies|seconds|sentences|sounds|submissions|things|times|weeks|words)\b/;
/** Texts whose singular stands beside them, whose number is always more than one, or that are given word for word. */
const pluralsThatWereRead = new Set([
  'Since {} months ago',
  '{} lines have',
  '{} words were',
  '{} changes are waiting to sync',
  'This browser clears what is saved here after {} days without a visit. The app keeps it and works offline.',
  'The questions are on this device, and {} sounds. The others are downloaded when you play them.',
  '{} sounds are here',
  '{} changes were',
  'The server failed on it {} times, while other things got through.',
  '{} gaps are still empty',
  'Look for one kind of error, found {} times: {}',
  'Read it once more for grammar only: {} errors are marked in the text.',
  'Show {} more replies',
  'At most {} images',
  'We heard all {} words.',
  '{} words are',
  '{} answers have',
  'Say these {} words',
  'This file is longer than an answer may be here: {} seconds.',
  'You will hear a question once. Answer it with one word or a few. The microphone opens without a tone, for {} seconds.',
  'Look at the picture for {} seconds. Then describe it in {} seconds.',
  'You will hear a lecture once. Take notes. Then you have {} seconds to prepare, and {} seconds to tell it in your own words.',
  'You will hear the situation once. Then you have {} seconds to prepare, and {} seconds to say what you would say to this person.',
  'You will hear three people once. Note who wants what, and where they agree. Then you have {} seconds to prepare, and {} seconds to sum up what they said.',
  ', and {} weeks in a row with {} days or more',
  'Practise these {} questions',
  'It was {} days ago.',
  'With the free plan, you are allowed to submit AI tests up to {} times. You currently have {} submissions remaining.',
  'All {} answers have been shown.',
]);

it('what is counted by hand has been read: all else is made by `counted`', () => {
  const found = appTexts().filter(({ text }) => handMade.test(text) && !pluralsThatWereRead.has(text));
  expect(found.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
});
