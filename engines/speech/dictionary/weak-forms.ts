/** Unstressed pronunciations of function words, which dictionaries give only in part (Wells, weak forms). */
const weakForms = new Map(
  Object.entries({
    a: 'AH|EY', an: 'AH N|AE N', the: 'DH AH|DH IY', of: 'AH V|AH', to: 'T AH|T UW|T IH', and: 'AH N D|AH N|AE N D',
    for: 'F ER|F AO R', from: 'F R AH M', at: 'AH T|AE T', as: 'AH Z|AE Z', that: 'DH AH T|DH AE T', than: 'DH AH N',
    can: 'K AH N|K AE N', was: 'W AH Z|W AA Z', were: 'W ER', are: 'ER|AA R', or: 'ER|AO R', but: 'B AH T', is: 'IH Z',
    has: 'HH AH Z|AH Z', have: 'HH AH V|AH V', had: 'HH AH D|AH D', been: 'B IH N|B IY N', them: 'DH AH M', us: 'AH S',
    some: 'S AH M', must: 'M AH S T', would: 'W AH D|AH D', could: 'K AH D', should: 'SH AH D', will: 'W AH L|AH L',
    his: 'IH Z|HH IH Z', her: 'ER|HH ER', he: 'IY|HH IY', him: 'IH M', its: 'IH T S', in: 'IH N|AH N', on: 'AA N|AO N',
    your: 'Y ER|Y AO R', do: 'D AH|D UW', does: 'D AH Z', there: 'DH ER', just: 'JH AH S T|JH IH S T',
  }).map(([word, forms]) => [word, forms.split('|').map((form) => form.split(' '))] as const),
); // prettier-ignore

export function weakFormsOf(word: string): readonly (readonly string[])[] {
  return weakForms.get(word) ?? [];
}
