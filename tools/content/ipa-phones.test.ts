import { expect, test } from 'vitest';
import { coreOf, phonesOfIpa } from './ipa-phones.ts';

test.each([
  ['ʃˈɛdjuːl', 'SH EH D Y UW L'],
  ['tʃˈaɪld', 'CH AY L D'],
  ['wˈɔːtə', 'W AO T AH'],
  ['nˈɪə', 'N IH AH'],
  ['', ''],
  ['(en)', 'EH N'],
])('%s is %s', (ipa, phones) => expect(phonesOfIpa(ipa).join(' ')).toBe(phones));

test('only a word that is another word over there has another core', () => {
  const core = (phones: string) => coreOf(phones.split(' '));
  expect(core('W AO T ER')).toBe(core('W AO T AH'));
  expect(core('S T AA P')).toBe(core('S T AO P'));
  expect(core('N UW')).toBe(core('N Y UW'));
  expect(core('S K EH JH UH L')).not.toBe(core('SH EH D Y UW L'));
});
