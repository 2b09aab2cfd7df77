/**
 * Australian English as its phoneticians write it (Harrington, Cox and Evans, 1997) from the British transcription: the same
 * sounds in the same places, with other vowels. Longer signs come first. Words that Australians say with another vowel (dance) stay British.
 */
const vowels: readonly (readonly [british: string, australian: string])[] = [
  ['əʊ', 'əʉ'],
  ['aʊ', 'æɔ'],
  ['aɪ', 'ɑe'],
  ['eɪ', 'æɪ'],
  ['ɔɪ', 'oɪ'],
  ['ɪə', 'ɪə'],
  ['eə', 'eː'],
  ['ʊə', 'ʊə'],
  ['ɑː', 'ɐː'],
  ['ɔː', 'oː'],
  ['uː', 'ʉː'],
  ['ʌ', 'ɐ'],
  ['ɒ', 'ɔ'],
];

export function australianIpa(british: string): string {
  let ipa = '';
  for (let at = 0; at < british.length;) {
    const found = vowels.find(([sign]) => british.startsWith(sign, at));
    ipa += found ? found[1] : (british[at] ?? '');
    at += found ? found[0].length : 1;
  }
  return ipa;
}
