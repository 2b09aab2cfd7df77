import { describe, expect, it, test } from 'vitest';
import { readWritingData } from '#server/scoring/read-writing-data.ts';
import { readLexicon } from '#engines/writing/lexicon/lexicon.ts';
import { sentencesOf } from '#engines/writing/text/sentences.ts';
import { tokenize } from '#engines/writing/text/tokens.ts';
import { checkSpelling } from './check-spelling.ts';
import { suggestWords } from './suggest.ts';

const lexicon = readLexicon(readWritingData('lexicon.bin').bytes);
const check = (text: string, accepted: string[] = []) =>
  checkSpelling(lexicon, sentencesOf(tokenize(text)), new Set(accepted));

describe('suggestions', () => {
  test.each(
    'goverment government,enviroment environment,recieve receive,definately definitely,seperate separate,neccessary necessary,tecnology technology,diffrent different,peaple people,becase because,beautifull beautiful,knowlege knowledge,advertisment advertisement,buisness business,convinient convenient,freind friend,intresting interesting,langauge language,oportunity opportunity,pollusion pollution,profesional professional,responsable responsible,shcool school,strenght strength,studnets students,untill until,benifit benefit,comunication communication,econmy economy,univercity university'
      .split(',')
      .map((pair) => pair.split(' ') as [string, string]),
  )('%s is %s', (typed, meant) => expect(suggestWords(lexicon, typed)[0]?.word).toBe(meant));
});

describe('spelling', () => {
  test.each([
    'The colour of the color.',
    'They organise and organize it.',
    'A well-known, eco-friendly re-election.',
    'It was over-simplified.',
    "I don't know what it's like; they'd go.",
    'Smartphones and podcasts.',
    'We met Zhang Wei in Guangzhou.',
    'In 2020 COVID-19 spread.',
    'At the students\u2019 request.',
    'constructor',
    'The income per capita is a fait accompli.',
    'Go to http://localhost:8080 and open config.yaml.',
    'Cheaper hydropower and other renewables.',
    'An ill-natured man said it single-mindedly.',
    'The indigenous peoples and the peoples of Asia.',
    'They spoke for all free peoples.',
  ])('has nothing against %j', (text) => expect(check(text)).toEqual([]));

  it('is sure of a plain slip and shows where it is, in the text as typed', () => {
    const text = '\u{1F600} \u201CThe goverment\u201D is here.';
    const [flag] = check(text);
    expect(flag).toMatchObject({ word: 'goverment', isSure: true });
    expect(text.slice(flag?.start, flag?.end)).toBe('goverment');
    expect(flag?.suggestions[0]).toBe('government');
  });

  it('is sure of "peoples" only where people are meant', () => {
    const isSure = (text: string): boolean[] => check(text).map((flag) => flag.isSure);
    expect(isSure('Many peoples like it.')).toEqual([true]);
    expect(isSure('Our message is for all peoples.')).toEqual([false]);
  });

  it('takes the question\u2019s own words and names in capitals', () => {
    expect(check('The kaleidophone works.', ['kaleidophone'])).toEqual([]);
    expect(check('We like Kaleidofone.')).toEqual([]);
  });

  it('only asks to check what may be a name or a foreign word', () => {
    expect(check('we met zhangwei there').map(({ isSure }) => isSure)).toEqual([false]);
  });

  it('is not sure of a form that no dictionary has when its rare base is a word', () => {
    expect(check('The nucleotides were bottlenecked.').map(({ isSure }) => isSure)).toEqual([false, false]);
    expect(check('They prefered tomatos.').map(({ isSure }) => isSure)).toEqual([true, true]);
  });

  it('mends days and months and plurals of words that have none', () => {
    const firsts = check('On wensday the childs got educations.').map(({ suggestions }) => suggestions[0]);
    expect(firsts).toEqual(['Wednesday', 'children', 'education']);
  });

  it('survives words that are properties of objects, and letters without end', () => {
    expect(() => check('__proto__ constructor hasOwnProperty toString valueOf')).not.toThrow();
    expect(check('a'.repeat(20_000))).toEqual([]);
  });

  it('parts words that were run together and mends irregular forms', () => {
    expect(check('alot of informations, he teached').map(({ suggestions }) => suggestions[0])).toEqual([
      'a lot',
      'information',
      'taught',
    ]);
  });
});
