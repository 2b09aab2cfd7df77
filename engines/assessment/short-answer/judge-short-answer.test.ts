import { describe, expect, it, test } from 'vitest';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { phonesBy } from '#engines/assessment/measure-content.ts';
import { judgeShortAnswer, type ShortQuestion } from './judge-short-answer.ts';

const dictionary = readDictionary(
  [
    'weather W EH DH ER', 'whether W EH DH ER', 'sale S EY L', 'sail S EY L', 'ship SH IH P', 'sheep SH IY P', 'three TH R IY',
    'tree T R IY', 'graphic G R AE F IH K', 'graphite G R AE F AY T', 'carbon K AA R B AH N', 'thirteen TH ER T IY N', 'thirty TH ER T IY',
    'increase IH N K R IY S', 'decrease D IH K R IY S', 'would W UH D', 'wood W UH D', 'battery B AE T ER IY', 'bakery B EY K ER IY',
    'receipt R IH S IY T', 'receive R IH S IY V', 'pin P IH N', 'pen P EH N',
  ].join('\n'),
); // prettier-ignore
const nouns = new Set('charger bulb days euros duty museum umbrella'.split(' '));
const judge = (said: string, accepted: readonly string[], { prompt = '', isClear = true } = {}) =>
  judgeShortAnswer(
    { prompt, accepted },
    { said, isClear, phonesOf: phonesBy(dictionary), isNoun: (word) => nouns.has(word) },
  );

describe('an accepted answer', () => {
  test.each([
    ['It is a thermometer', ['thermometer']],
    ['um a doctor', ['doctor', 'physician']],
    ['The Pacific Ocean I think', ['pacific', 'pacific ocean']],
    ["I think it's the battery.", ['battery']],
    ["It's a kind of thermometer, I guess.", ['thermometer']],
    ['They are called batteries.', ['battery']],
    ['Battery. Battery.', ['battery']],
    ['head lights', ['headlights']],
    ['CO2', ['carbon dioxide', 'CO2']],
    ['C O two', ['CO2']],
    ['the colour', ['color']],
    ['because it is dark the lights of the car', ['lights']],
    ['not a doctor but a dentist', ['dentist']],
    ["I don't know, a dentist", ['dentist']],
  ])('is heard in "%s"', (said, accepted) => expect(judge(said, accepted).standing).toBe('right'));

  test.each([
    ['5', 'five'],
    ['12.', 'twelve'],
    ['It is twenty', '20'],
    ['365', 'three hundred sixty-five'],
    ['$20', 'twenty dollars'],
    ['20 dollars each', 'twenty dollars'],
    ['Five. Five.', 'five'],
  ])('"%s" is the number %s', (said, accepted) => expect(judge(said, [accepted]).standing).toBe('right'));

  test.each([
    ['whether', 'weather'],
    ['um it is the whether forecast', 'weather forecast'],
    ['a sale', 'sail'],
    ['Would.', 'wood'],
  ])('"%s" sounds the same as %s', (said, accepted) =>
    expect(judge(said, [accepted]).standing).toBe('right'),
  );

  it('is shown with its place in the transcript', () => {
    expect(judge('Um, I think it is the head lights.', ['lights', 'headlights'])).toEqual({
      standing: 'right',
      answer: 'headlights',
      found: { start: 22, end: 33 },
    });
  });
});

test.each([
  ['tree', 'three'],
  ['a receive', 'receipt'],
])('"%s" may have been %s: that is no certain answer', (said, accepted) => {
  expect(judge(said, [accepted])).toMatchObject({ standing: 'unclear', answer: accepted });
});

test.each([
  ['', ['thermometer']], ['a barometer', ['thermometer']], ['constructor', ['prototype']], ['a sheep', ['ship']], ['a pen', ['PIN']], ['It is graphic.', ['carbon', 'graphite']],
  ['thirty', ['thirteen']], ['they decrease', ['increase']], ['I would say so', ['wood']], ['whether', ['weather forecast']], ['bakery', ['battery']],
  ['21', ['twenty']], ['twenty-five dollars', ['twenty dollars']], ['a hundred and five', ['five']], ['twenty euros', ['twenty', 'twenty dollars']],
  ['a battery charger', ['battery']], ['not a gallery', ['gallery']], ['It is not the gallery.', ['gallery']], ['a gallery, no, a museum', ['gallery']], ['carbon', ['carbon dioxide']],
])('"%s" is not %j', (said, accepted) => expect(judge(said, accepted).standing).toBe('wrong')); // prettier-ignore

describe('guesses', () => {
  test.each([
    'a museum or a gallery',
    'gallery, museum, library, church',
    'Museum. Library. Gallery.',
    'gallery and museum',
    'A gallery where my cousin from Spain sells cheap carpets to tourists on Sundays.',
  ])('are no answer: "%s"', (said) =>
    expect(judge(said, ['gallery', 'art gallery']).standing).toBe('guesses'),
  );

  const choice: Partial<ShortQuestion> = {
    prompt: 'Where would you look at paintings, in a gallery or in a bakery?',
  };
  test.each([
    ['in a gallery or in a bakery', 'guesses'],
    ['gallery bakery', 'guesses'],
    ['Where would you look at paintings, in a gallery or in a bakery', 'guesses'],
    ['in a gallery, not in a bakery', 'right'],
    ['You would look at paintings in a gallery.', 'right'],
    ['in a bakery', 'wrong'],
  ])('among what the question offers: "%s" is %s', (said, standing) => {
    expect(judge(said, ['gallery'], choice).standing).toBe(standing);
  });
});

it('leaves open what a recording that was hardly understood may have been', () => {
  expect(judge('a barometer', ['thermometer'], { isClear: false })).toEqual({
    standing: 'unclear',
    answer: null,
    found: null,
  });
  expect(judge('a thermometer', ['thermometer'], { isClear: false }).standing).toBe('right');
});
