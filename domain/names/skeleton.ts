/** Signs that look like a Latin letter, by that letter. Small and capital forms are apart where they look like different letters. */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'аαɑᴀАΑᎪꓮ4@',
  b: 'ВΒвᏴʙꓐ8',
  c: 'сСϲᴄᏟꓚ',
  d: 'ԁԀдДᴅᎠꓓđ',
  e: 'еЕёεΕᴇᎬꓰ3€',
  f: 'ꜰꓝƒ',
  g: 'ɡɢցԌꓖ69',
  h: 'һнНΗհʜᎻꓧ',
  i: 'іІїιΙɩɪıӏӀлᏆꓲlłʟ1!|',
  j: 'јЈᴊᎫꓙ',
  k: 'кКκΚᴋᏦꓗ',
  m: 'мМμΜᴍᎷꓟ',
  n: 'пηΝиИոɴꓠ',
  o: 'оОοΟσօᴏꓳø0',
  p: 'рРρΡᴘᏢꓑ',
  q: 'ԛԚ',
  r: 'гʀᏒꓣ',
  s: 'ѕЅꜱᏚꓢ5$',
  t: 'тТτΤᴛᎢꓔ7',
  u: 'υսᴜꓴ',
  v: 'νѵᴠᏙꓦ',
  w: 'ԝԜωᴡᎳꓪ',
  x: 'хХχΧꓫ',
  y: 'уУγΥʏꓬ',
  z: 'ΖᴢᏃꓜ2',
};
const latinOf = new Map(
  Object.entries(lookalikes).flatMap(([latin, signs]) => Array.from(signs, (sign) => [sign, latin] as const)),
);
/** First code points of the alphabets of emoji letters, which no normalisation takes apart. */
const emojiAlphabets = [0x1f150, 0x1f170, 0x1f1e6];

function latinLetter(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const start = emojiAlphabets.find((first) => code >= first && code < first + 26);
  if (start !== undefined) return String.fromCodePoint(0x61 + code - start);
  const lower = char.toLowerCase();
  return latinOf.get(char) ?? latinOf.get(lower) ?? lower;
}

/**
 * What a text looks like at a glance: two texts with one skeleton can be taken for each other. Accents, case and gaps are gone, signs of
 * other scripts and digits are the Latin letters that they look like. For comparing, never for showing.
 */
export function skeletonOf(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  return Array.from(bare, (char) => latinLetter(latinLetter(char)))
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
