import { expect, test } from 'vitest';
import { textIn } from './languages.ts';

test('the languages of the specification are written from right to left, others are not', () => {
  const directions = (codes: string) => new Set(codes.split(' ').map((code) => textIn(code).dir));
  expect(directions('AR FA HE UR PS SD DV KS KU KMR UG TI')).toEqual(new Set(['rtl']));
  expect(directions('ES TR HI ZH VI EN')).toEqual(new Set(['ltr']));
});
