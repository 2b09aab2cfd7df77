import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { scoreDictation } from './dictation.ts';

/** Short notation of evidence: `word`, `~word` moved, `typed>key` misspelled, `-word` missed, `+word` extra. */
function told(key: string, typed: string, orderSensitive = false): string {
  const { evidence } = scoreDictation(key, typed, { orderSensitive });
  return evidence.words
    .map(({ type, word, suggestion, moved }) => {
      const text = moved ? `~${word}` : word;
      if (type === 'MISSPELLED') return `${text}>${suggestion}`;
      return type === 'MISSED' ? `-${text}` : type === 'EXTRA' ? `+${text}` : text;
    })
    .join(' ');
}

const key = 'The government has cut the cost of public transport.';

describe('write from dictation, by hand', () => {
  const cases: [why: string, key: string, typed: string, points: number, evidence: string][] = [
    ['all right', key, key, 9, 'The government has cut the cost of public transport'],
    ['case and punctuation', key, 'the government has cut, the cost of public transport', 9, 'the government has cut the cost of public transport'],
    ['nothing typed', 'one two', ' ', 0, '-one -two'],
    ['a near word', key, 'The goverment has cut the cost of public transport', 8, 'The goverment>government has cut the cost of public transport'],
    ['another word', 'the big dog', 'the small dog', 2, 'the -big +small dog'],
    ['a missed word', 'the big dog', 'the dog', 2, 'the -big dog'],
    ['an extra word takes nothing off', 'the big dog', 'the very big dog', 3, 'the +very big dog'],
    ['two words changed over', 'red and green', 'green and red', 3, '~green and ~red'],
    ['a moved word', 'yesterday we went home', 'we went home yesterday', 4, 'we went home ~yesterday'],
    ['a word too often', 'the dog', 'the the dog', 2, 'the +the dog'],
    ['a repeated word typed once', 'the more the merrier', 'the merrier', 2, 'the -more -the merrier'],
    ['two words as one', 'we saw a lot of birds', 'we saw alot of birds', 4, 'we saw alot>a lot of birds'],
    ['one word as two', 'we cannot agree', 'we can not agree', 2, 'we can not>cannot agree'],
    ['part of a split word belongs elsewhere', 'can we say cannot', 'we say can not', 3, 'we say -cannot ~can +not'],
    ['a hyphen left out', 'a well-known fact', 'a well known fact', 3, 'a well known fact'],
    ['a hyphen put in', 'it is well known here', 'it is well-known here', 5, 'it is well known here'],
    ['a compound run together', 'a well-known fact', 'a wellknown fact', 2, 'a wellknown>well-known fact'],
    ['a British spelling of an American key', 'the color of labor', 'the colour of labour', 4, 'the colour of labour'],
    ['an American spelling of a British key', 'they organise the centre', 'they organize the center', 4, 'they organize the center'],
    ['a curly apostrophe', "it's late", 'it\u2019s late', 2, "it's late"],
    ['a lost apostrophe is a slip', "it's late", 'its late', 1, "its>it's late"],
    ['a short word replaced', 'he is in', 'he is on', 2, 'he is -in +on'],
    ['no key', '', 'words', 0, '+words'],
    ['words that objects know', 'the constructor of toString', 'the constructor of tostring', 4, 'the constructor of tostring'],
  ]; // prettier-ignore
  test.each(cases)('%s: %j <- %j', (...[, transcript, typed, points, evidence]) => {
    expect(scoreDictation(transcript, typed).points).toBe(points);
    expect(told(transcript, typed)).toBe(evidence);
  });
});

describe('write from dictation with order', () => {
  test.each([
    ['red and green', 'green and red', 1, ['+~green', '-~red']],
    ['yesterday we went home', 'we went home yesterday', 3, ['-~yesterday', '+~yesterday']],
    ['the big dog', 'the big dog', 3, ['the']],
    ['then the', 'the then', 1, []],
  ])('%j <- %j gives %i', (transcript, typed, points, shown) => {
    expect(scoreDictation(transcript, typed, { orderSensitive: true }).points).toBe(points);
    expect(told(transcript, typed, true).split(' ')).toEqual(expect.arrayContaining(shown));
  });
});

const word = fc.constantFrom(
  'the',
  'then',
  'cat',
  'cats',
  'sat',
  'a',
  'lot',
  'alot',
  'government',
  'colour',
  'color',
);
const sentence = fc.array(word, { maxLength: 10 });
const hyphened = fc.array(fc.constantFrom('well', 'known', 'well-known', 'a', 'co-op'), { maxLength: 8 });
const text = (words: readonly string[]) => words.join(' ');
const shuffledPair = sentence.chain((words) =>
  fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: words.length })),
);

describe.each([false, true])('write from dictation, orderSensitive %s', (orderSensitive) => {
  const score = (key: readonly string[], typed: readonly string[]) =>
    scoreDictation(text(key), text(typed), { orderSensitive });

  it('stays within 0 and the number of words in the key, and counts what it calls CORRECT', () => {
    fc.assert(
      fc.property(sentence, fc.string({ unit: 'binary' }), sentence, (key, noise, typed) => {
        const { points, max, evidence } = score(key, [...typed, noise]);
        expect(max).toBe(key.length);
        expect(points).toBeLessThanOrEqual(max);
        expect(points).toBe(evidence.words.filter((w) => w.type === 'CORRECT').length);
      }),
    );
  });

  it('gives full marks for the key itself', () => {
    fc.assert(
      fc.property(fc.oneof(sentence, hyphened), (key) => {
        const { points, max } = score(key, key);
        expect(points).toBe(max);
      }),
    );
  });

  it('never gives less for one more word at the end, or more for one word less', () => {
    fc.assert(
      fc.property(sentence, sentence, word, (key, typed, more) => {
        expect(score(key, [...typed, more]).points).toBeGreaterThanOrEqual(score(key, typed).points);
      }),
    );
  });

  it('accounts for every key word and every typed word once', () => {
    fc.assert(
      fc.property(sentence, sentence, (key, typed) => {
        const { words } = score(key, typed).evidence;
        const shown = words.filter((w) => w.type !== 'MISSED').flatMap((w) => w.word.split(' '));
        expect(shown).toEqual(typed);
        const ofKey = words.flatMap((w) => (w.type === 'EXTRA' ? [] : (w.suggestion ?? w.word).split(' ')));
        expect(ofKey).toHaveLength(key.length);
      }),
    );
  });
});

describe('write from dictation without order', () => {
  it('gives full marks to any order of the right words', () => {
    fc.assert(
      fc.property(shuffledPair, ([key, typed]) => {
        const { points, max } = scoreDictation(text(key), text(typed));
        expect(points).toBe(max);
      }),
    );
  });

  it('does not depend on the order of the typed words', () => {
    fc.assert(
      fc.property(sentence, shuffledPair, (key, [typed, mixed]) => {
        expect(scoreDictation(text(key), text(mixed)).points).toBe(
          scoreDictation(text(key), text(typed)).points,
        );
      }),
    );
  });

  it('never gives less than with order', () => {
    fc.assert(
      fc.property(sentence, sentence, (key, typed) => {
        const strict = scoreDictation(text(key), text(typed), { orderSensitive: true }).points;
        expect(scoreDictation(text(key), text(typed)).points).toBeGreaterThanOrEqual(strict);
      }),
    );
  });
});
