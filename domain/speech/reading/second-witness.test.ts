import { describe, expect, it } from 'vitest';
import type { SaidWord } from './decode-reading.ts';
import { confirms, deniesSingle, hearWitness, isSqueezed, type WordWitness } from './second-witness.ts';

const said = (word: number, probability: number, isAccepted: boolean): SaidWord => ({
  word,
  from: word * 10,
  to: word * 10 + 10,
  phones: 3,
  probability,
  isAccepted,
});
const heard = (confidence: number): WordWitness => ({ hears: 'word', confidence });
const other = (confidence: number): WordWitness => ({ hears: 'other', confidence });
const nothing: WordWitness = { hears: 'nothing', confidence: 0 };

const decide = (one: SaidWord, own: WordWitness, rest: readonly WordWitness[]) =>
  hearWitness({ said: [one], extra: [] }, [own, ...rest])[0]?.isAccepted;

describe('the second witness', () => {
  const understood = [heard(0.9), heard(0.9), heard(0.9)];

  it('clears a word that it heard as well', () => {
    expect(decide(said(0, 0.05, false), heard(0.5), [])).toBe(true);
    expect(decide(said(0, 0.05, false), heard(0.3), [])).toBe(false);
    expect(confirms(undefined)).toBe(false);
  });

  it('denies a word when it understood the rest and heard quite another one', () => {
    expect(decide(said(0, 0.7, true), other(0.8), understood)).toBe(false);
  });

  it('denies nothing when it hardly understood the speaker', () => {
    expect(decide(said(0, 0.7, true), other(0.8), [nothing, nothing, heard(0.9)])).toBe(true);
  });

  it('denies nothing when it is unsure, or the verifier is sure', () => {
    expect(decide(said(0, 0.7, true), other(0.2), understood)).toBe(true);
    expect(decide(said(0, 0.97, true), other(0.8), [...understood, nothing])).toBe(true);
    expect(decide(said(0, 0.7, true), other(0.8), [...understood, nothing])).toBe(false);
  });

  it('overrules even a sure verifier when it understood nearly everything else', () => {
    const nearlyAll = Array.from({ length: 9 }, () => heard(0.9));
    expect(decide(said(0, 0.99, true), other(0.7), nearlyAll)).toBe(false);
    expect(decide(said(0, 0.99, true), other(0.42), nearlyAll)).toBe(true);
  });

  it('overrules a sure verifier when the decoder heard other speech beside the word', () => {
    const decideBeside = (from: number) =>
      hearWitness({ said: [said(0, 0.99, true)], extra: [{ from, to: from + 30 }] }, [
        other(0.8),
        ...understood,
        nothing,
      ])[0]?.isAccepted;
    expect(decideBeside(12)).toBe(false);
    expect(decideBeside(60)).toBe(true);
  });

  it('denies no small word, which neither engine hears well', () => {
    const small = { ...said(0, 0.7, true), phones: 2 };
    expect(decide(small, other(0.99), understood)).toBe(true);
    expect(decide({ ...small, to: 6 }, { ...nothing, passedOver: 0.99 }, understood)).toBe(true);
  });

  it('denies a word that was squeezed in where it heard nothing between the neighbours', () => {
    const passedOver = { ...nothing, passedOver: 0.8 };
    expect(decide(said(0, 0.9, true), passedOver, understood)).toBe(false);
    expect(decide({ ...said(0, 0.9, true), to: 30 }, passedOver, understood)).toBe(true);
    expect(decide(said(0, 0.9, true), { ...nothing, passedOver: 0.2 }, understood)).toBe(true);
    expect(decide(said(0, 0.9, true), passedOver, [...understood, nothing])).toBe(true);
    expect(decide(said(0, 0.9, true), nothing, understood)).toBe(true);
  });

  it('knows how little time is too little for a word', () => {
    expect(isSqueezed({ from: 0, to: 12 }, 3)).toBe(true);
    expect(isSqueezed({ from: 0, to: 13 }, 3)).toBe(false);
    expect(isSqueezed({ from: 0, to: 6 }, 2)).toBe(false);
  });

  it('takes no word as read when it clearly heard another text', () => {
    const words = [said(0, 0.99, true), said(1, 0.99, true), said(2, 0.99, true), said(3, 0.99, true)];
    const accepted = (...witnesses: WordWitness[]) =>
      hearWitness({ said: words, extra: [] }, witnesses).map((one) => one.isAccepted);
    expect(accepted(other(0.9), other(0.9), nothing, heard(0.9))).toEqual([false, false, false, true]);
    expect(accepted(other(0.9), other(0.5), nothing, heard(0.9))).toEqual([true, true, true, true]);
  });

  it('speaks against a single word only when it is very sure of another, and the verifier is not', () => {
    expect(deniesSingle(other(0.85), 0.7)).toBe(true);
    expect(deniesSingle(other(0.7), 0.7)).toBe(false);
    expect(deniesSingle(other(0.85), 0.97)).toBe(false);
    expect(deniesSingle(heard(0.85), 0.1)).toBe(false);
    expect(deniesSingle(undefined, 0.1)).toBe(false);
  });

  it('changes nothing of what it did not hear, and nothing at all when nobody listened', () => {
    const words = [said(0, 0.7, true), said(1, 0.1, false)];
    expect(hearWitness({ said: words, extra: [] }, [nothing, nothing])).toEqual(words);
    expect(hearWitness({ said: words, extra: [] }, [])).toEqual(words);
  });
});
