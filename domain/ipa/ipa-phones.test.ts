import { expect, test } from 'vitest';
import { phonesOfIpa } from './ipa-phones.ts';

test.each([
  ['ʃˈɛdjuːl', 'SH EH D Y UW L'],
  ['tʃˈaɪld', 'CH AY L D'],
  ['wˈɔːtə', 'W AO T AH'],
  ['nˈɪə', 'N IH AH'],
  ['ˈkɝnəl', 'K ER N AH L'],
  ['', ''],
  ['(en)', 'EH N'],
])('%s is %s', (ipa, phones) => expect(phonesOfIpa(ipa).join(' ')).toBe(phones));
