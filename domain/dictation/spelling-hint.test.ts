import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignLetters } from './align-letters.ts';
import { hintWords } from './hint-words.ts';
import { spellingHint } from './spelling-hint.ts';

describe('letters of a word beside what was typed', () => {
  it('shows what was left out, what is too many and what is another letter', () => {
    expect(alignLetters('accommodate', 'acommodaite')).toEqual([
      { kind: 'same', letters: 'ac' },
      { kind: 'missing', letters: 'c' },
      { kind: 'same', letters: 'ommoda' },
      { kind: 'extra', letters: 'i' },
      { kind: 'same', letters: 'te' },
    ]);
    expect(alignLetters('visible', 'visable')).toContainEqual({ kind: 'other', letters: 'i', typed: 'a' });
    expect(alignLetters('Tide', 'tide')).toEqual([{ kind: 'same', letters: 'Tide' }]);
  });

  it('always has all letters of both', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(letters, letters, (word, typed) => {
        const parts = alignLetters(word, typed);
        const right = parts.map((part) => (part.kind === 'extra' ? '' : part.letters)).join('');
        const given = parts
          .map((part) => (part.kind === 'missing' ? '' : part.kind === 'other' ? part.typed : part.letters))
          .join('');
        expect([right, given]).toEqual([word, typed]);
      }),
    );
  });
});

describe('what was wrong in a word', () => {
  it.each([
    ['accommodate', 'acommodate', { kind: 'doubled', letter: 'c' }],
    ['accommodate', 'accomodate', { kind: 'doubled', letter: 'm' }],
    ['beginning', 'begining', { kind: 'doubled', letter: 'n' }],
    ['too', 'to', { kind: 'doubled', letter: 'o' }],
    ['tomorrow', 'tommorrow', { kind: 'single', letter: 'm' }],
    ['possible', 'possable', { kind: 'ending', right: '-ible', typed: '-able' }],
    ['comfortable', 'comfortible', { kind: 'ending', right: '-able', typed: '-ible' }],
    ['existence', 'existance', { kind: 'ending', right: '-ence', typed: '-ance' }],
    ['beautiful', 'beautifull', { kind: 'ending', right: '-ful', typed: '-full' }],
    ['doctor', 'docter', { kind: 'ending', right: '-or', typed: '-er' }],
    ['receive', 'recieve', { kind: 'ie-ei', right: 'ei' }],
    ['believe', 'beleive', { kind: 'ie-ei', right: 'ie' }],
    ['debt', 'det', { kind: 'silent', letter: 'b', pattern: '-bt-' }],
    ['knee', 'nee', { kind: 'silent', letter: 'k', pattern: 'kn-' }],
    ['rhythm', 'rythm', { kind: 'silent', letter: 'h', pattern: 'rh-' }],
    ['autumn', 'autum', { kind: 'silent', letter: 'n', pattern: '-mn' }],
    ['science', 'sience', { kind: 'silent', letter: 'c', pattern: 'sc' }],
    ['listen', 'lisen', { kind: 'silent', letter: 't', pattern: '-st-' }],
    ['government', 'goverment', { kind: 'silent', letter: 'n', pattern: 'n before -ment' }],
    ['receipt', 'receit', { kind: 'silent', letter: 'p', pattern: '-pt' }],
    ['form', 'from', { kind: 'swapped', right: 'or' }],
    ['well-being', 'wellbeing', { kind: 'mark', mark: '-', isNeeded: true }],
    ['cannot', 'can not', { kind: 'mark', mark: ' ', isNeeded: false }],
    ["it's", 'its', { kind: 'mark', mark: "'", isNeeded: true }],
    ['harbour', 'harbeur', { kind: 'letters', count: 1 }],
    ['tide', 'banana', { kind: 'different' }],
    ['accommodate', 'conscientious', { kind: 'different' }],
    ['tide', '  ', { kind: 'empty' }],
  ])('%s typed as %s', (word, typed, hint) => {
    expect(spellingHint(word, typed)).toEqual(hint);
  });

  it('is said in one or two plain sentences', () => {
    expect(hintWords(spellingHint('possible', 'possable'))).toBe(
      'This word ends in -ible, not -able. They sound alike, so learn the ending with the word.',
    );
    expect(hintWords(spellingHint('debt', 'det'))).toBe('The b in -bt- is written, but you hardly hear it.');
    expect(hintWords(spellingHint('accommodate', 'acommodate'))).toBe('Write c twice here: cc.');
  });

  it('never fails, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 200 }), (word, typed) => {
        expect(hintWords(spellingHint(word, typed)).length).toBeGreaterThan(10);
      }),
    );
  });
});
