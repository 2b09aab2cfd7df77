/** ARPAbet as IPA; vowels with their stress digit taken off, except where it changes the sound. */
const signs: Readonly<Record<string, string>> = {
  AA: 'ɑ', AE: 'æ', AH: 'ʌ', AH0: 'ə', AO: 'ɔ', AW: 'aʊ', AY: 'aɪ', B: 'b', CH: 'tʃ', D: 'd', DH: 'ð', EH: 'ɛ', ER: 'ɝ',
  ER0: 'ɚ', EY: 'eɪ', F: 'f', G: 'ɡ', HH: 'h', IH: 'ɪ', IY: 'i', JH: 'dʒ', K: 'k', L: 'l', M: 'm', N: 'n', NG: 'ŋ',
  OW: 'oʊ', OY: 'ɔɪ', P: 'p', R: 'r', S: 's', SH: 'ʃ', T: 't', TH: 'θ', UH: 'ʊ', UW: 'u', V: 'v', W: 'w', Y: 'j', Z: 'z',
  ZH: 'ʒ',
}; // prettier-ignore

const stressMarks: Readonly<Record<string, string>> = { '1': 'ˈ', '2': 'ˌ' };

/** What an English syllable can begin with, beside single consonants. */
const onsets = new Set(
  'pl pr pj bl br bj tr tj tw dr dj dw kl kr kw kj ɡl ɡr ɡw fl fr fj θr θw ʃr sp st sk sm sn sl sw spl spr spj str stj skr skw skj vj mj nj hj tʃ dʒ'.split(
    ' ',
  ),
);
const consonants = new Set('bdfhjklmnprstvwzðŋɡʃʒθ');

/** Takes a stress mark before a vowel to where its syllable begins, as dictionaries print it. */
export function markSyllables(ipa: string): string {
  const letters = Array.from(ipa);
  for (let at = 1; at < letters.length; at++) {
    const mark = letters[at] ?? '';
    if (mark !== 'ˈ' && mark !== 'ˌ') continue;
    let first = at;
    while (first > 0 && consonants.has(letters[first - 1] ?? '')) first -= 1;
    let start = at;
    for (let from = first; from < at; from++) {
      const cluster = letters.slice(from, at).join('');
      if (first === 0 || onsets.has(cluster) || (cluster.length === 1 && cluster !== 'ŋ')) {
        start = from;
        break;
      }
    }
    letters.splice(at, 1);
    letters.splice(start, 0, mark);
  }
  return letters.join('');
}

/** One syllable needs no mark. */
const withoutLoneMark = (ipa: string): string =>
  (ipa.match(/[aeiouæɑɒɔəɚɛɜɝɪʊʌɐ]+ː?/gu)?.length ?? 0) < 2 ? ipa.replace('ˈ', '') : ipa;

/** American IPA of a pronunciation of the CMU dictionary, such as `S T AH1 D IY0`. */
export function ipaOfPhones(phones: string): string {
  const ipa = phones
    .split(' ')
    .map((phone) => {
      const stress = stressMarks[phone.at(-1) ?? ''] ?? '';
      return stress + (signs[phone] ?? signs[phone.replace(/\d$/u, '')] ?? '');
    })
    .join('');
  return withoutLoneMark(markSyllables(ipa));
}

const tidy = (ipa: string): string =>
  ipa
    .replaceAll('ɹ', 'r')
    .replaceAll('g', 'ɡ')
    .replaceAll('ᵻ', 'ɪ')
    .replaceAll(/[\s_‍]+/gu, ' ')
    .trim();

/** British IPA from what espeak-ng's Received Pronunciation says. */
export function britishIpa(espeak: string): string {
  const ipa = tidy(espeak)
    .replaceAll('ɐ', 'ə')
    .replaceAll('iə', 'ɪə')
    .replaceAll('ɛ', 'e')
    .replace(/ɪ$/u, 'i')
    .replaceAll(/ɪ(?= )/gu, 'i');
  return ipa
    .split(' ')
    .map((word) => withoutLoneMark(markSyllables(word)))
    .join(' ');
}

/** American IPA from what espeak-ng says, for words that the CMU dictionary does not have. */
export function americanIpa(espeak: string): string {
  const ipa = tidy(espeak)
    .replaceAll('ɐ', 'ə')
    .replaceAll('ɾ', 't')
    .replaceAll('ʔ', 't')
    .replaceAll('n̩', 'ən')
    .replaceAll('ː', '')
    .replaceAll('ɜ', 'ɝ')
    .replaceAll('ɝr', 'ɝ');
  return ipa
    .split(' ')
    .map((word) => withoutLoneMark(markSyllables(word)))
    .join(' ');
}
