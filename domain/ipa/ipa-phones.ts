/** IPA as espeak writes English, and the ARPAbet phones nearest to it; longer signs before those that begin them. */
const signs: readonly (readonly [ipa: string, phones: string])[] = [
  ['tʃ', 'CH'], ['dʒ', 'JH'], ['aɪə', 'AY AH'], ['aʊə', 'AW AH'], ['eɪ', 'EY'], ['aɪ', 'AY'], ['ɔɪ', 'OY'],
  ['aʊ', 'AW'], ['əʊ', 'OW'], ['oʊ', 'OW'], ['ɪə', 'IH AH'], ['iə', 'IY AH'], ['eə', 'EH AH'], ['ɛə', 'EH AH'],
  ['ʊə', 'UH AH'], ['ɑː', 'AA'], ['ɔː', 'AO'], ['oː', 'AO'], ['ɜː', 'ER'], ['iː', 'IY'], ['uː', 'UW'], ['ɒ', 'AA'],
  ['ɑ', 'AA'], ['ɔ', 'AO'], ['o', 'AO'], ['æ', 'AE'], ['a', 'AE'], ['ʌ', 'AH'], ['ə', 'AH'], ['ɐ', 'AH'], ['ɚ', 'ER'], ['ɝ', 'ER'],
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
