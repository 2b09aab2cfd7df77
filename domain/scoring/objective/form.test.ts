import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { scoreForm } from './form.ts';
import { sentenceEnds } from './sentence-ends.ts';

const formOf = (...[exam, task]: ['ACADEMIC' | 'CORE', 'WE' | 'SWT' | 'SST' | 'WEM']) => {
  const form = taskRule(rubricFor(exam), task)?.form;
  if (!form) throw new Error('no form rule');
  return form;
};
const text = (words: number) => `${Array.from({ length: words }, () => 'word').join(' ')}.`;

describe('form of an essay', () => {
  const essay = formOf('ACADEMIC', 'WE');
  test.each([
    [119, 0, 'too-short'],
    [120, 1, 'below-band'],
    [199, 1, 'below-band'],
    [200, 2, 'in-band'],
    [300, 2, 'in-band'],
    [301, 1, 'above-band'],
    [380, 1, 'above-band'],
    [381, 0, 'too-long'],
  ] as const)('of %i words has %i points: %s', (words, points, reason) => {
    expect(scoreForm(essay, text(words))).toEqual({ points, max: 2, reason, wordCount: words });
  });

  test.each([
    ['', 'empty'],
    [' \u2014 ... ', 'empty'],
    [text(250).toUpperCase(), 'all-capitals'],
    [text(250).slice(0, -1), 'no-punctuation'],
    [Array.from({ length: 50 }, () => '- one two three four five,').join('\n'), 'only-bullets'],
    [Array.from({ length: 50 }, (_, i) => `${i + 1}. one two three four`).join('\n'), 'only-bullets'],
    [`${text(250).toUpperCase()} one`, 'all-capitals'],
    [`My ideas:\n${'\u2022 one two three four five,\n'.repeat(40)}`, 'only-bullets'],
  ] as const)('%#: a text without the form of an essay has none', (answer, reason) => {
    expect(scoreForm(essay, answer)).toMatchObject({ points: 0, reason });
  });

  test.each([
    ['I agree. '.repeat(110), 'short-sentences'],
    ['Pollution is bad. '.repeat(70), 'short-sentences'],
    ['I like trains. Cars are so loud! Why drive them? '.repeat(20), 'short-sentences'],
    // One sentence in five words of it is longer: 200 words in sentences of two, 40 in one.
    [`${'I agree. '.repeat(100)}${text(40)}`, 'short-sentences'],
    // A quarter of its words are in a whole sentence.
    [`${'I agree. '.repeat(90)}${text(60)}`, 'in-band'],
    // Five words are a sentence that somebody may write.
    ['Trains are cheaper than cars. '.repeat(44), 'in-band'],
    // Without end marks there are no sentences to count.
    ['I agree, '.repeat(110), 'in-band'],
  ] as const)('%#: a row of very short sentences is none', (answer, reason) => {
    const points = reason === 'in-band' ? 2 : 0;
    expect(scoreForm(essay, answer)).toMatchObject({ points, reason });
  });

  test.each([
    ['CORE', 'WEM', `Dear Sam,\n${'I am ill. '.repeat(18)}\nSorry.\nMaya`, 'short-sentences'],
    [
      'CORE',
      'SST',
      'Birds fly south. They eat fish. It is cold. They come back. We saw some.',
      'short-sentences',
    ],
    ['ACADEMIC', 'SST', 'Birds fly. '.repeat(28), 'short-sentences'],
    [
      'CORE',
      'WEM',
      'Dear Sam,\n\nThank you. I was so happy to see your letter about the new flat and the park beside it. Yes! ' +
        'I will come on Friday evening with the boxes that you need, and I can stay until Sunday. ' +
        'No problem. Tell me if you want me to bring some food for all of us.\n\nBest wishes,\nMaya',
      'in-band',
    ],
    // Two short sentences are no row of them.
    ['CORE', 'SST', 'He left early. She stayed there.', 'below-band'],
  ] as const)('%s %s, %#: very short sentences only', (exam, task, answer, reason) => {
    const points = { 'short-sentences': 0, 'below-band': 1, 'in-band': 2 }[reason];
    expect(scoreForm(formOf(exam, task), answer)).toMatchObject({ points, reason });
  });

  it('allows a list inside other text, one line that begins with a dash, and words in capitals', () => {
    expect(scoreForm(essay, `${'NASA AND THE UN. '.repeat(40)}${text(90)}`).reason).toBe('in-band');
    expect(scoreForm(essay, `${text(200)}\n- one\n- two`).reason).toBe('in-band');
    expect(scoreForm(essay, `- ${text(200)}`).reason).toBe('in-band');
  });
});

describe('form of a summary', () => {
  test.each([
    ['One sentence of only six words.', 1, 'in-band'],
    ['Too few words.', 0, 'too-short'],
    ['1 2 3 4 5 6.', 1, 'in-band'],
    ['Here is one of them. Here is a second one.', 0, 'not-one-sentence'],
    ['A sentence that has a comma, but never ends', 0, 'not-one-sentence'],
    ['Dr. Smith found that 3.5 per cent of the U.S. plants died.', 1, 'in-band'],
  ] as const)('in Academic, %j has %i', (answer, points, reason) => {
    expect(scoreForm(formOf('ACADEMIC', 'SWT'), answer)).toMatchObject({ points, reason, max: 1 });
  });

  test.each([
    [4, 0],
    [5, 1],
    [24, 1],
    [25, 2],
    [50, 2],
    [51, 1],
    [60, 1],
    [61, 0],
  ])('in Core, %i words have %i', (words, points) =>
    expect(scoreForm(formOf('CORE', 'SWT'), text(words)).points).toBe(points),
  );
});

describe('form that depends on the way of counting', () => {
  /** So many words between blanks, two of whose groups of letters stand in one of them. */
  const withAbbreviation = (words: number) => `The U.S. ${text(words - 2)}`;
  const [sentence, summary] = [formOf('ACADEMIC', 'SWT'), formOf('ACADEMIC', 'SST')];

  it('gives a sentence of 75 words its point although letter groups are one more', () => {
    expect(scoreForm(sentence, withAbbreviation(75))).toEqual({
      points: 1,
      max: 1,
      reason: 'in-band',
      wordCount: 75,
      doubt: { words: 76 },
    });
  });

  it('gives a summary of 49 words what one of 50 earns when it has so many letter groups', () => {
    expect(scoreForm(summary, withAbbreviation(49))).toEqual({
      points: 2,
      max: 2,
      reason: 'in-band',
      wordCount: 49,
      doubt: { words: 50 },
    });
  });

  it('gives a row of sentences the points where only one way of counting finds all of them short', () => {
    const row = 'I met U.S. crews. '.repeat(55);
    expect(scoreForm(formOf('ACADEMIC', 'WE'), row)).toEqual({
      points: 2,
      max: 2,
      reason: 'in-band',
      wordCount: 220,
      doubt: { words: 275 },
    });
  });

  test.each([
    [sentence, withAbbreviation(76), 0, 'too-long'],
    [sentence, withAbbreviation(74), 1, 'in-band'],
    [sentence, `${withAbbreviation(75)} One more.`, 0, 'not-one-sentence'],
    [summary, withAbbreviation(48), 1, 'below-band'],
    [summary, withAbbreviation(38), 0, 'too-short'],
    [summary, withAbbreviation(49).replaceAll('.', ''), 0, 'no-punctuation'],
    [summary, '', 0, 'empty'],
  ] as const)('%#: has no doubt where both ways give the same', (rule, answer, points, reason) => {
    const form = scoreForm(rule, answer);
    expect(form).toMatchObject({ points, reason });
    expect(form).not.toHaveProperty('doubt');
  });
});

describe('form in general', () => {
  const rules = [
    formOf('ACADEMIC', 'WE'),
    formOf('ACADEMIC', 'SST'),
    formOf('CORE', 'SST'),
    formOf('CORE', 'WEM'),
  ];
  it('rises up to the band and falls after it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules), fc.integer({ min: 1, max: 400 }), (rule, words) => {
        const points = (n: number) => scoreForm(rule, text(n)).points;
        const full = rule.bands.find((band) => band.points === rule.max)?.words ?? [0, 0];
        const rise = points(words + 1) - points(words);
        expect(words < full[0] ? Math.min(0, rise) : 0).toBe(0);
        expect(words >= full[1] ? Math.max(0, rise) : 0).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('never leaves 0 to max, whatever the text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules), fc.string({ unit: 'binary' }), (rule, answer) => {
        const { points } = scoreForm(rule, answer);
        expect(points >= 0 && points <= rule.max).toBe(true);
      }),
    );
  });
});

describe('sentence ends', () => {
  test.each([
    ['', 0],
    ['No end', 0],
    ['One.', 1],
    ['One. Two.', 2],
    ['Really? Yes! Fine\u2026', 3],
    ['He said "stop." Then left.', 2],
    ['It costs 3.50 today.', 1],
    ['Mr. J. Smith of the U.K. went home.', 1],
    ['Use tools, e.g. a pen.', 1],
    ['Pens, paper, etc.', 1],
    ['Wait... what?', 2],
  ])('%j has %i', (answer, count) => expect(sentenceEnds(answer)).toHaveLength(count));
});
