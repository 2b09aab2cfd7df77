import { expect, it } from 'vitest';
import { confirms, deniesSingle, hearsOtherText, type WordWitness } from './second-witness.ts';

const heard = (confidence: number): WordWitness => ({ hears: 'word', confidence });
const other = (confidence: number): WordWitness => ({ hears: 'other', confidence });
const nothing: WordWitness = { hears: 'nothing', confidence: 0 };

it('confirms a word that it heard and was sure of', () => {
  expect(confirms(heard(0.5))).toBe(true);
  expect(confirms(heard(0.3))).toBe(false);
  expect(confirms(other(0.9))).toBe(false);
  expect(confirms(undefined)).toBe(false);
});

it('hears another text where it is sure of other words and has few of the text', () => {
  expect(hearsOtherText([other(0.9), other(0.9), nothing, heard(0.9)])).toBe(true);
  expect(hearsOtherText([other(0.9), other(0.5), nothing, heard(0.9)])).toBe(false);
  expect(hearsOtherText([other(0.9), other(0.9), heard(0.9), heard(0.9)])).toBe(false);
  expect(hearsOtherText([])).toBe(false);
});

it('speaks against a single word only when it is very sure of another, and the verifier is not', () => {
  expect(deniesSingle(other(0.85), 0.7)).toBe(true);
  expect(deniesSingle(other(0.7), 0.7)).toBe(false);
  expect(deniesSingle(other(0.85), 0.97)).toBe(false);
  expect(deniesSingle(heard(0.85), 0.1)).toBe(false);
  expect(deniesSingle(undefined, 0.1)).toBe(false);
});
