import { describe, expect, it, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { loadTopics, loadWritingEngine } from '#tools/score-writing/load-engine.ts';
import { scoreWriting, type WritingAnswer, type WritingScore } from './score-writing.ts';

const engine = loadWritingEngine();
const topics = loadTopics(engine);
const essays = loadBank().items.filter((item) => item.taskType === 'WE');

function score(text: string, changes: Partial<WritingAnswer> = {}): WritingScore {
  const [essay] = essays;
  const prompt = changes.prompt ?? essay?.prompt ?? '';
  const others = topics.filter((one) => one.prompt !== prompt).map(({ topic }) => topic);
  const answer = {
    task: 'WE',
    exam: 'ACADEMIC',
    text,
    prompt,
    modelAnswers: [],
    keyPoints: essay?.keyPoints ?? [],
    others,
    ...changes,
  } as const;
  const result = scoreWriting(engine, answer);
  if (result === undefined) throw new Error('no such task');
  return result;
}
const trait = (result: WritingScore, id: string): number =>
  result.traits.find((one) => one.id === id)?.points ?? Number.NaN;
const model = essays[0]?.modelAnswers[0] ?? '';
const shuffled = model
  .split(/\s+/u)
  .sort(
    (a, b) =>
      ((a.length * 7919 + a.charCodeAt(0) * 31) % 97) - ((b.length * 7919 + b.charCodeAt(0) * 31) % 97),
  )
  .join(' ');
const weak =
  'Nowadays many peoples uses internet for to read books. In my opinion, library is very important because is quiet place. Not all people has computer. So library help them to find informations. My friend he go to library every days and he do his homeworks. Goverment must to pay for the building. They says that everything is online. I am not agree with this. I think we should to keep the libraries because they are good for comunity.'.repeat(
    2,
  );

describe('a summary without a verb', () => {
  it('has no form, however its words are counted', () => {
    const title = `The U.S. ${'people of the old green city in the north, '.repeat(8)}home.`;
    const { form } = score(title, { task: 'SWT' });
    expect(form).toEqual({ points: 0, max: 1, reason: 'no-verb', wordCount: 75 });
  });
});

describe('an essay', () => {
  it('that is good gets nearly all, with every trait of the rubric and a range', () => {
    const result = score(model);
    expect(result.points).toBeGreaterThan(22);
    expect(result.closedBy).toBeNull();
    expect(result.traits.map(({ id }) => id)).toEqual([
      'content',
      'form',
      'structure',
      'grammar',
      'linguisticRange',
      'vocabulary',
      'spelling',
    ]);
    for (const { low, high, points, max, certainty } of result.traits) {
      expect(low).toBeLessThanOrEqual(Math.round(points * 2) / 2);
      expect(high).toBeLessThanOrEqual(max);
      expect(certainty === 'exact' ? high : low).toBe(low);
    }
  });

  it('that is weak gets less in every language trait, and its errors explain themselves', () => {
    const [good, poor] = [score(model), score(weak)];
    for (const id of ['grammar', 'linguisticRange', 'vocabulary', 'spelling', 'structure'])
      expect(trait(poor, id)).toBeLessThan(trait(good, id));
    expect(poor.summary.spellingErrors).toBeGreaterThanOrEqual(4);
    expect(poor.summary.GRAMMAR_CRITICAL_ERROR).toBeGreaterThanOrEqual(8);
    const wrong = poor.words.filter(({ type }) => type !== 'CORRECT');
    expect(wrong.every(({ explanation = '' }) => /\w{4}/u.test(explanation))).toBe(true);
  });

  it('about another question has little content, and one of the same words shuffled is no answer', () => {
    expect(trait(score(essays[3]?.modelAnswers[0] ?? ''), 'content')).toBeLessThan(2.5);
    const salad = score(`${shuffled}.`);
    expect(salad.content.warnings).toContain('word-salad');
    expect(salad.closedBy).toBe('content');
  });

  test.each([
    ['the question again and again', `${essays[0]?.prompt ?? ''} `.repeat(6), 'copied'],
    [
      'one sentence again and again',
      'Libraries are good because books are free and online. '.repeat(25),
      'repetition',
    ],
    [
      'key words in a row',
      `${'library book internet online cost budget community device '.repeat(28)}.`,
      'word-salad',
    ],
    [
      'another language',
      'La biblioteca es un lugar muy importante para los estudiantes porque pueden leer libros gratis todos los dias. '.repeat(
        13,
      ),
      'not-english',
    ],
    [
      'ready-made phrases',
      'In this contemporary era it is an irrefutable fact that the topic of libraries has sparked a heated debate. Every coin has two sides. This essay will discuss both. '.repeat(
        8,
      ),
      'template',
    ],
  ] as const)('of %s is warned of', (_, text, warning) => {
    const result = score(text);
    expect(result.content.warnings).toContain(warning);
    expect(result.points).toBeLessThan(17);
  });

  it('outside the length band is closed by its form, and the traits are still there', () => {
    const result = score('Libraries are good.');
    expect(result).toMatchObject({ points: 0, closedBy: 'form' });
    expect(result.traits).toHaveLength(7);
  });
});

describe('other tasks', () => {
  const email = `Dear Mr Smith,\n\nI am writing to complain about the noise in my building. My neighbours play loud music every night, and I cannot sleep. I have spoken to them twice, but nothing has changed.\n\nCould you please talk to them?\n\nI look forward to hearing from you.\n\nKind regards,\nAnna Lee`;
  it('an email has its conventions', () => {
    const prompt = 'Write an email to your landlord about noise from neighbours.';
    const full = score(email, { task: 'WEM', exam: 'CORE', prompt, keyPoints: [] });
    expect(trait(full, 'conventions')).toBe(2);
    expect(full.analysis.grammar).toEqual([]);
    const bare = score(
      email
        .replace(/Dear.*\n/u, '')
        .replace(/Kind[^]*/u, '')
        .replace(/I look.*\n/u, ''),
      { task: 'WEM', exam: 'CORE', prompt, keyPoints: [] },
    );
    expect(trait(bare, 'conventions')).toBeLessThan(2);
  });

  it('a summary of both exams has the traits of its exam', () => {
    const prompt =
      'When a honeybee finds a rich patch of flowers, it returns to the hive and performs a short dance. The angle of the dance shows the direction of the food, and its length shows the distance.';
    const text =
      'A honeybee tells the others in the hive by a dance where flowers are, as its angle stands for the direction and its length for the distance.';
    const academic = score(text, { task: 'SWT', prompt, keyPoints: [] });
    expect(academic.traits.map(({ id, max }) => `${id} ${max}`)).toEqual([
      'content 4',
      'form 1',
      'grammar 2',
      'vocabulary 2',
    ]);
    expect(trait(academic, 'content')).toBeGreaterThan(2);
    expect(
      trait(
        score('A car is faster than a bus when the road is empty and the driver is good.', {
          task: 'SWT',
          prompt,
          keyPoints: [],
        }),
        'content',
      ),
    ).toBeLessThan(1);
    expect(score(text, { task: 'SST', exam: 'CORE', prompt, keyPoints: [] }).max).toBe(10);
  });

  it.each([
    ['WE', 'ACADEMIC', ''],
    ['WE', 'ACADEMIC', ' ... !? \n'],
    ['WEM', 'CORE', ''],
    ['SST', 'ACADEMIC', ''],
    ['SWT', 'ACADEMIC', ''],
  ] as const)(
    '%s without words has nothing in any trait, spelling among them (%s, %j)',
    (task, exam, text) => {
      const { traits, closedBy } = score(text, { task, exam });
      expect(traits.length).toBeGreaterThan(3);
      for (const { points, low, high } of traits) expect([points, low, high]).toEqual([0, 0, 0]);
      expect(closedBy).toBe('form');
    },
  );

  it('of one word has its traits as measured: no word of it is misspelt', () => {
    expect(score('Yes').traits.find(({ id }) => id === 'spelling')).toMatchObject({ low: 2, high: 2 });
  });

  it('is undefined for a task that the exam does not have', () => {
    const answer = {
      task: 'WEM',
      exam: 'ACADEMIC',
      text: 'x',
      prompt: '',
      modelAnswers: [],
      keyPoints: [],
      others: [],
    } as const;
    expect(scoreWriting(engine, answer)).toBeUndefined();
  });
});

describe('bad input', () => {
  const bad: [string, string][] = [
    ['nothing', ''],
    ['one word', 'Hello'],
    ['only punctuation', '.,;!?'.repeat(500)],
    ['all capitals', model.toUpperCase()],
    ['emoji', '\u{1F600}'.repeat(2_000)],
    ['right-to-left script', '\u05E9\u05DC\u05D5\u05DD \u05E2\u05D5\u05DC\u05DD. '.repeat(200)],
    ['curly quotes', model.replaceAll("'", '\u2019')],
    ['HTML', '<p onclick="x()">Hello <b>world</b></p>\n'.repeat(100)],
    ['zero-width characters', model.replaceAll('e', 'e\u200B')],
    ['names of properties', 'constructor __proto__ toString hasOwnProperty. '.repeat(60)],
    ['one unbroken line', 'x'.repeat(20_000)],
    ['hyphens', 'a-'.repeat(10_000)],
    ['apostrophes', "a'".repeat(10_000)],
    ['commas', 'word,'.repeat(4_000)],
    ['a lone surrogate', 'Hello \uD800 world.'],
  ];
  test.each(bad)('%s: a score with places inside the text, and the same one the second time', (_, text) => {
    const result = score(text);
    for (const { start, end } of [...result.words, ...result.analysis.spelling, ...result.analysis.grammar]) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.length);
    }
    for (const one of result.traits) expect(one.points).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(score(text))).toBe(JSON.stringify(result));
  });

  it('finds the same errors with curly quotes and with invisible characters', () => {
    const plain = score(weak).analysis;
    const odd = score(weak.replaceAll('library', 'lib\u200Brary')).analysis;
    expect(odd.grammar.map(({ rule }) => rule)).toEqual(plain.grammar.map(({ rule }) => rule));
  });
});
