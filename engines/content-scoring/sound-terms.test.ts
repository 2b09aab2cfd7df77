import { describe, expect, it, test } from 'vitest';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { coverKeyPoints } from './key-points.ts';
import { withSoundAlikes } from './sound-terms.ts';

const dictionary = readDictionary(
  [
    'graphite G R AE F AY T',
    'graphic G R AE F IH K',
    'bioluminescence B AY OW L UW M AH N EH S AH N S',
    'bioluminous B AY OW L UW M AH N AH S',
    'increase IH N K R IY S',
    'decrease D IH K R IY S',
    'yeast Y IY S T',
    'east IY S T',
    'feast F IY S T',
    'thirteen TH ER T IY N',
    'thirty TH ER T IY',
    'clay K L EY',
    'play P L EY',
    'oxygen AA K S AH JH AH N',
    'occasion AH K EY ZH AH N',
    'carbon K AA R B AH N',
    'ribbon R IH B AH N',
    'weather W EH DH ER',
    'whether W EH DH ER',
    'sail S EY L',
    'sale S EY L',
    'wood W UH D',
    'would W UH D',
    'sheep SH IY P',
    'ship SH IH P',
    'thermometer TH ER M AA M AH T ER',
    'barometer B ER AA M IH T ER',
    'forecast F AO R K AE S T',
    'humidity HH Y UW M IH D AH T IY',
    'humility HH Y UW M IH L AH T IY',
  ].join('\n'),
);
const phonesOf = (word: string) => dictionary.get(word) ?? [];
const kindOf = (term: string, transcript: string) => {
  const points = withSoundAlikes(transcript, [{ point: 'p', terms: [term] }], phonesOf);
  return coverKeyPoints(transcript, points)[0]?.kind;
};

describe('a key term in speech', () => {
  test.each([
    ['graphite', 'it was made of graphic'],
    ['yeast', 'the feast is alive'],
    ['humidity', 'the humility of the air'],
    ['pure graphite', 'the only pure graphic in Europe'],
  ])('%s is found where the recogniser wrote a word that sounds nearly the same: %s', (term, transcript) => {
    expect(kindOf(term, transcript)).toBe('found');
  });

  test.each([
    ['increase', 'there was a decrease'],
    ['thirteen', 'there were thirty of them'],
    ['clay', 'they like to play'],
    ['oxygen', 'on this occasion'],
    ['carbon', 'a red ribbon'],
    ['pure graphite', 'a graphic picture'],
  ])('%s is not found in another word: %s', (term, transcript) => {
    expect(kindOf(term, transcript)).toBe('missing');
  });

  it('is marked where the word stands that was taken for it', () => {
    const transcript = 'it was made of graphic';
    const points = withSoundAlikes(transcript, [{ point: 'p', terms: ['graphite'] }], phonesOf);
    const { found } = coverKeyPoints(transcript, points)[0] ?? {};
    expect(transcript.slice(found?.start, found?.end)).toBe('graphic');
  });

  it('that is another term of the question stays that term', () => {
    const points = [
      { point: 'a', terms: ['graphite'] },
      { point: 'b', terms: ['graphic'] },
    ];
    const covered = coverKeyPoints('a graphic', withSoundAlikes('a graphic', points, phonesOf));
    expect(covered.map(({ kind }) => kind)).toEqual(['missing', 'found']);
  });
});

it('a short word that only sounds like a term does not cover a key point of a longer answer', () => {
  expect(kindOf('sail', 'the sale was on')).toBe('missing');
});
