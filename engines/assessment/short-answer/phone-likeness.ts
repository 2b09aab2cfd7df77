import { phoneDistance } from '#engines/content-scoring/phone-distance.ts';

type Phones = readonly string[];

/** Consonants that learners and recognisers take for one another: voiced and voiceless ones, `th` and its neighbours, and so on. */
const mixedUp = new Set(
  'TH T,TH S,TH F,DH D,DH Z,V W,V B,P B,T D,K G,S Z,F V,CH JH,SH ZH,SH S,L R,N NG,N M'.split(','),
);
const mixedUpSlip = 0.5;
const vowelSlip = 0.5;
const vowels = /^[AEIOU]/u;
/** How much may sound otherwise in a word that was perhaps meant. */
const farthestShare = 0.2;
const leastPhones = 3;

/** In a word of three sounds the vowel is all the difference: ship and sheep are two words. */
const shortWord = 3;

function slipCost(a: string, b: string): number {
  if (vowels.test(a) && vowels.test(b)) return vowelSlip;
  return mixedUp.has(`${a} ${b}`) || mixedUp.has(`${b} ${a}`) ? mixedUpSlip : 1;
}

const vowelsOf = (phones: Phones): string => phones.filter((phone) => vowels.test(phone)).join(' ');

export type Likeness = 'same' | 'near' | 'other';

/** How alike two things sound: the same, so near that one may have been said for the other, or not alike. */
export function likeness(a: Phones, b: Phones): Likeness {
  if (a.join(' ') === b.join(' ')) return 'same';
  if (Math.min(a.length, b.length) < leastPhones) return 'other';
  const longest = Math.max(a.length, b.length);
  if (longest <= shortWord && vowelsOf(a) !== vowelsOf(b)) return 'other';
  return phoneDistance(a, b, slipCost) <= farthestShare * longest ? 'near' : 'other';
}
