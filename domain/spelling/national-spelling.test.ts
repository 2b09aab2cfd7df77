import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isSameWord, nationalForm } from './national-spelling.ts';

const same = [
  ['colour', 'color'], ['favourite', 'favorite'], ['behavioural', 'behavioral'], ['dishonoured', 'dishonored'],
  ['organise', 'organize'], ['organisations', 'organizations'], ['realising', 'realizing'], ['emphasised', 'emphasized'],
  ['analyse', 'analyze'], ['psychoanalysed', 'psychoanalyzed'], ['paralysing', 'paralyzing'],
  ['centre', 'center'], ['centred', 'centered'], ['kilometres', 'kilometers'], ['theatre', 'theater'],
  ['defence', 'defense'], ['licence', 'license'], ['practise', 'practice'], ['practising', 'practicing'],
  ['travelled', 'traveled'], ['labelling', 'labeling'], ['modeller', 'modeler'], ['marvellous', 'marvelous'],
  ['fulfil', 'fulfill'], ['enrolment', 'enrollment'], ['skilful', 'skillful'], ['catalogue', 'catalog'],
  ['programme', 'program'], ['grey', 'gray'], ['ageing', 'aging'], ['judgement', 'judgment'], ['sceptical', 'skeptical'],
  ['archaeologist', 'archeologist'], ['encyclopaedia', 'encyclopedia'], ['paediatric', 'pediatric'],
  ['manoeuvring', 'maneuvering'], ['jewellery', 'jewelry'], ['enquiry', 'inquiry'], ['artefacts', 'artifacts'],
  ['co-operate', 'cooperate'], ['e-mail', 'email'], ['café', 'cafe'], ['naïve', 'naive'], ['Color', 'COLOUR'],
  ['disc', 'disk'], ['mould', 'mold'], ['plough', 'plow'],
] as const; // prettier-ignore

const different = [
  ['advise', 'advize'], ['surprise', 'surprize'], ['exercise', 'exercize'], ['promise', 'promize'], ['praise', 'praize'],
  ['supervised', 'supervized'], ['size', 'sise'], ['oversized', 'oversised'], ['prize', 'prise'], ['capsize', 'capsise'],
  ['humorous', 'humourous'], ['laborious', 'labourious'], ['coloration', 'colouration'], ['honorary', 'honourary'],
  ['hour', 'hor'], ['four', 'for'], ['our', 'or'], ['pour', 'por'], ['your', 'yor'],
  ['check', 'cheque'], ['tire', 'tyre'], ['learned', 'learnt'], ['well-known', 'wellknown'],
  ['controlled', 'controled'], ['compelling', 'compeling'], ['here', 'heer'], ['there', 'theer'], ['acre', 'acer'],
  ['sentence', 'sentense'], ['science', 'sciense'], ['its', "it's"], ['basis', 'bases'],
] as const; // prettier-ignore

describe('national spelling', () => {
  test.each(same)('%s and %s are the same word', (a, b) => expect(isSameWord(a, b)).toBe(true));
  test.each(different)('%s and %s are not', (a, b) => expect(isSameWord(a, b)).toBe(false));

  it('has a form that does not change when it is formed again', () => {
    const listed = fc.constantFrom(...same.flat(), ...different.flat());
    fc.assert(
      fc.property(fc.oneof(listed, fc.string({ unit: 'grapheme' })), (word) => {
        expect(nationalForm(nationalForm(word))).toBe(nationalForm(word));
      }),
    );
  });
});
