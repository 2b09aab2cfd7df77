/** IPA as espeak writes English, and the ARPAbet phones nearest to it; longer signs before those that begin them. */
const signs: readonly (readonly [ipa: string, phones: string])[] = [
  ['tʃ', 'CH'], ['dʒ', 'JH'], ['aɪə', 'AY AH'], ['aʊə', 'AW AH'], ['eɪ', 'EY'], ['aɪ', 'AY'], ['ɔɪ', 'OY'],
  ['aʊ', 'AW'], ['əʊ', 'OW'], ['oʊ', 'OW'], ['ɪə', 'IH AH'], ['iə', 'IY AH'], ['eə', 'EH AH'], ['ɛə', 'EH AH'],
  ['ʊə', 'UH AH'], ['ɑː', 'AA'], ['ɔː', 'AO'], ['oː', 'AO'], ['ɜː', 'ER'], ['iː', 'IY'], ['uː', 'UW'], ['ɒ', 'AA'],
  ['ɑ', 'AA'], ['ɔ', 'AO'], ['o', 'AO'], ['æ', 'AE'], ['a', 'AE'], ['ʌ', 'AH'], ['ə', 'AH'], ['ɐ', 'AH'], ['ɚ', 'ER'],
  ['ɜ', 'ER'], ['ɛ', 'EH'], ['e', 'EH'], ['ɪ', 'IH'], ['ᵻ', 'IH'], ['i', 'IY'], ['ʊ', 'UH'], ['u', 'UW'], ['n̩', 'AH N'],
  ['l̩', 'AH L'], ['ɹ', 'R'], ['r', 'R'], ['ɾ', 'T'], ['ʔ', 'T'], ['ð', 'DH'], ['θ', 'TH'], ['ʃ', 'SH'], ['ʒ', 'ZH'],
  ['ŋ', 'NG'], ['j', 'Y'], ['w', 'W'], ['h', 'HH'], ['ɡ', 'G'], ['g', 'G'], ['x', 'K'], ['ɬ', 'L'], ['b', 'B'], ['d', 'D'],
  ['f', 'F'], ['k', 'K'], ['l', 'L'], ['m', 'M'], ['n', 'N'], ['p', 'P'], ['s', 'S'], ['t', 'T'], ['v', 'V'], ['z', 'Z'],
]; // prettier-ignore

/** Phones of an IPA transcription; stress and unknown signs are left out. */
export function phonesOfIpa(ipa: string): string[] {
  const phones: string[] = [];
  let rest = ipa.normalize('NFC');
  while (rest !== '') {
    const found = signs.find(([sign]) => rest.startsWith(sign));
    if (found) phones.push(...found[1].split(' '));
    rest = rest.slice(found ? found[0].length : 1);
  }
  return phones;
}

const sameClass: Readonly<Record<string, string>> = {
  AH: 'x', IH: 'x', UH: 'x', IY: 'x', UW: 'x', ER: 'x', EH: 'x', AE: 'a', AA: 'a', AO: 'a', S: 's', Z: 's',
}; // prettier-ignore

/**
 * What is left of a pronunciation when everything is taken away in which the two shores differ by rule (r, weak vowels,
 * LOT and BATH, the y of "new"): words whose cores differ are pronounced differently as words, like "schedule".
 */
export function coreOf(phones: readonly string[]): string {
  return phones
    .filter((phone) => phone !== 'R' && phone !== 'Y')
    .map((phone) => sameClass[phone] ?? phone)
    .join(' ')
    .replaceAll(/(x|a)( x)+/gu, '$1');
}
