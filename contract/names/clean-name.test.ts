import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, nameInSentence, shownName } from './clean-name.ts';

describe('keeps names of all languages as they are', () => {
  it.each([
    ['Arabic with vowel signs', 'مُحَمَّد'],
    ['Hebrew with points', 'שָׁלוֹם'],
    ['Hebrew with points and an accent', 'בְּרֵאשִׁ֖ית'],
    ['Persian with a joiner', 'علی‌رضا'],
    ['Persian with two', 'می‌خواهم‌ها'],
    ['Hindi', 'श्रीनिवास'],
    ['Hindi with a joiner', 'क्‍षितिज'],
    ['Hindi with a non-joiner', 'श्‌याम'],
    ['Bengali with a joiner before a virama', 'র‍্যাব'],
    ['Malayalam with a joiner at the end', 'അനില്‍'],
    ['Sinhala', 'ශ්‍රී ලංකා'],
    ['Tamil', 'ஸ்ரீ'],
    ['Thai', 'น้ำผึ้ง'],
    ['Burmese', 'ကျွန်ုပ်'],
    ['Burmese with five marks', 'မြွှေ့'],
    ['Tibetan', 'རྒྱུད་སྒྲུབ'],
    ['Khmer', 'ខ្មែរ'],
    ['Vietnamese', 'Nguyễn Thị Hồng Đào'],
    ['Yoruba', 'Ọ̀ṣun Adékọ̀yà'],
    ['Lithuanian', 'Jonė̃'],
    ['Korean', '김민수'],
    ['Japanese with a variant', '辻󠄀さん'],
    ['Mongolian with a variant', 'ᠪᠣᠯᠣᠷ ᠠ᠋'],
    ['Irish', "O'Brien-Ní Dhálaigh"],
    ['a family', 'Ana 👨‍👩‍👧‍👦'],
    ['a skin tone', '👩🏽‍🚀 Zoe'],
    ['a bearded man of a skin tone', '🧔🏽‍♂️'],
    ['a rainbow', '🏳️‍🌈 Kai'],
    ['a country', '🇮🇷 Sara'],
    ['Scotland', 'Iain 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a key', 'Top 1️⃣'],
    ['a heart', 'Mia ❤️'],
    ['signs', '<b>Ada @ 100%'],
  ])('%s', (_, name) => expect(cleanName(name)).toBe(name.normalize('NFC')));
});

describe('takes away what is not seen or acts on what stands around', () => {
  it.each([
    ['an override', 'ana\u202Egro.elpmaxe', 'anagro.elpmaxe'],
    ['isolates', '\u2066Ana\u2069', 'Ana'],
    ['directional marks', '\u200EAna\u200F\u061C', 'Ana'],
    ['a space without width', 'ad\u200Bmin', 'admin'],
    ['joiners in Latin', 'a\u200Dd\u200Cmin', 'admin'],
    ['a byte order mark', '\uFEFFAna', 'Ana'],
    ['a soft hyphen', 'ad\u00ADmin', 'admin'],
    ['a word joiner', 'Ana\u2060', 'Ana'],
    ['NUL', 'A\0na', 'Ana'],
    ['NUL as the server reads it', 'A\uFFFDna', 'Ana'],
    ['controls', 'A\u0007n\u001Ba\u009B', 'Ana'],
    ['lines and tabs', 'Ana\n\tSilva\u2028', 'Ana Silva'],
    ['wide gaps', ' Ana \u3000\u00A0 Silva ', 'Ana Silva'],
    ['five accents a letter', 'z\u0336\u0335\u0334\u0338\u0327a', 'z\u0336\u0335\u0334a'],
    ['one accent many times', 'o\u0308\u0308\u0308', 'ö\u0308'],
    ['a stack of Thai marks', `ก${'็'.repeat(20)}`, 'ก็'],
    ['marks without a letter', '\u0301\u0302 \u0303Ana', 'Ana'],
    ['invisible letters', '\u3164\uFFA0\u115F\u2800', ''],
    ['a message in tags', 'Ana\u{E0068}\u{E0069}\u{E007F}', 'Ana'],
    ['a message in tags on a flag', '🏴\u{E0068}\u{E0069}\u{E007F}', '🏴'],
    ['a message in variants', 'Ana\uFE01\u{E0120}\uFE0F', 'Ana'],
    ['a private character', '\uF8FFAna', 'Ana'],
    ['half of a pair', 'Ana\uD83D', 'Ana'],
    ['a joiner at the end', 'علی‌', 'علی'],
    ['many joiners', 'علی‌‌‌‌رضا', 'علی‌رضا'],
    ['a dangling joiner of an emoji', '👩\u200D', '👩'],
    ['apart letters', 'Ame\u0301lie', 'Amélie'],
  ])('%s', (_, typed, name) => expect(cleanName(typed)).toBe(name));
});

const odd = fc.constantFrom(
  '\u200C', '\u200D', '\u200B', '\u202E', '\u2066', '\u061C', '\uFE0F', '\uFE0E', '\u0301', '\u0336', '\u064B', '\u094D', '\u0E47', '\u20E3', '\u034F',
  '\u00AD', '\0', '\n', ' ', '\u3000', '\uD83D', '\uFFFD', '\u115F', '\u180B', '\u{E0067}', '\u{E007F}', '\u{E0100}',
  '🏴', '👩', '🏽', '♂', '辻', 'ع', 'क', 'ന', 'র', 'A', 'ﬁ', '1',
); // prettier-ignore
const anyText = fc
  .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 30 })
  .map((parts) => parts.join(''));

it('changes nothing more a second time, is well formed, and lets nothing through that acts on its neighbours', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const name = cleanName(text);
      expect(cleanName(name)).toBe(name);
      expect(name.isWellFormed()).toBe(true);
      expect(name).toBe(name.normalize('NFC').trim());
      expect(name).not.toMatch(
        /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\u061C\uFEFF\u2060]| {2}/u,
      );
      expect(name).not.toMatch(/\p{M}{7}|\p{Script=Inherited}{6}|^\p{M}/u);
      expect(shownName(text)).not.toBe('');
    }),
    { numRuns: 3_000 },
  );
});

it('isolates a name from right to left in a sentence, and leaves another one as it is', () => {
  expect(nameInSentence('Ana\u202E')).toBe('Ana');
  expect(nameInSentence('علی‌رضا')).toBe('\u2068علی‌رضا\u2069');
  expect(nameInSentence('\u202E')).toBe('Learner');
});
