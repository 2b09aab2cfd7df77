import { describe, expect, it } from 'vitest';
import type { SaidWord } from './decode-reading.ts';
import { rescueWord, weighWords } from './weigh-words.ts';
import type { WordEvidence } from './word-evidence.ts';

const said = (word: number, probability: number, phones = 5): SaidWord => ({
  word,
  from: word * 40,
  to: word * 40 + 40,
  phones,
  stretch: 0,
  probability,
  isAccepted: probability >= 0.2,
});
const place = said(0, 0.97);
/** A word that was well read, and heard by both engines. */
const clear: WordEvidence = {
  place,
  isBesideExtra: false,
  phones: 5,
  witness: { hears: 'word', confidence: 0.95 },
  understood: 1,
  withWord: 300,
  againstRival: undefined,
};
const other: WordEvidence = {
  ...clear,
  witness: { hears: 'other', confidence: 0.8 },
  againstRival: { score: -200, words: 1 },
  withWord: 30,
};
const decide = (own: WordEvidence, ...rest: WordEvidence[]) =>
  weighWords({ said: [own.place ?? place], extra: [] }, [own, ...rest])[0]?.isAccepted;

describe('words of which two engines have something to say', () => {
  it('are read when both heard them', () => expect(decide(clear)).toBe(true));

  it('are not read when the sound bears out another word that the recogniser heard', () => {
    expect(decide(other, clear, clear)).toBe(false);
  });

  it('are read when the sound bears out the text against what the recogniser heard: an accent', () => {
    const witness = { hears: 'other', confidence: 0.8, likeness: 0.4 } as const;
    const accent = { ...other, witness, againstRival: { score: 150, words: 1 }, withWord: 300 };
    expect(decide(accent, clear, clear)).toBe(true);
    expect(decide({ ...other, witness }, clear, clear)).toBe(false);
  });

  it('are not read when there is no time for them and the recogniser heard nothing there', () => {
    const squeezed = { ...place, probability: 0.5, stretch: -1.5 };
    const witness = { hears: 'nothing', confidence: 0, passedOver: 0.9 } as const;
    const passed: WordEvidence = {
      ...clear,
      place: squeezed,
      witness,
      withWord: -20,
      againstRival: { score: -20, words: 1 },
    };
    expect(decide(passed, clear, clear)).toBe(false);
  });

  it('are left to the reading engine when they are small, and never denied', () => {
    const small = { ...other, phones: 2, place: said(0, 0.9, 2) };
    expect(decide(small, clear, clear)).toBe(true);
    const doubted = said(0, 0.1, 2);
    expect(decide({ ...small, place: doubted }, clear, clear)).toBe(false);
    expect(decide({ ...small, place: doubted, witness: clear.witness }, clear, clear)).toBe(true);
  });

  it('are not read in another text, but for those that were heard', () => {
    const sure: WordEvidence = { ...clear, witness: { hears: 'other', confidence: 0.9 } };
    expect(decide(sure, sure, { ...clear, witness: { hears: 'nothing', confidence: 0 } })).toBe(false);
    expect(decide(clear, sure, sure, { ...sure, witness: { hears: 'nothing', confidence: 0 } })).toBe(true);
  });

  it('stay as the reading engine decided when nobody else listened', () => {
    const path = { said: [said(0, 0.9), said(1, 0.1)], extra: [] };
    expect(weighWords(path, [])).toEqual(path.said);
  });
});

describe('words that the decoder left out', () => {
  const left: WordEvidence = { ...clear, place: undefined };
  const pronounced = new Map([[0, { from: 40, to: 80, score: 7, phones: [] }]]);
  it('are read where they were aligned when the recogniser heard them and the sound bears it out', () => {
    expect(rescueWord({ type: 'MISSED', word: 0 }, [left], pronounced)).toEqual({
      type: 'CORRECT',
      word: 0,
      from: 40,
      to: 80,
    });
    expect(rescueWord({ type: 'MISSED', word: 0 }, [left], new Map())).toEqual({ type: 'MISSED', word: 0 });
  });

  it('are read when they are small, another one was heard there, and the sound is likelier with them', () => {
    const witness = { hears: 'other', confidence: 0.5, likeness: 0.5 } as const;
    const small: WordEvidence = { ...left, phones: 2, witness, withWord: 10 };
    const typeOf = (own: WordEvidence) => rescueWord({ type: 'MISSED', word: 0 }, [own], pronounced).type;
    expect(typeOf(small)).toBe('CORRECT');
    expect(typeOf({ ...small, withWord: -10 })).toBe('MISSED');
    expect(typeOf({ ...small, understood: 0.5 })).toBe('MISSED');
    expect(typeOf({ ...small, witness: { hears: 'nothing', confidence: 0, passedOver: 0.5 } })).toBe(
      'MISSED',
    );
  });

  it('are read when a word very like them was heard, not when one quite unlike was and the sound is likelier without', () => {
    const like = { hears: 'nothing', confidence: 0, likeness: 0.9 } as const;
    const unlike = { hears: 'other', confidence: 0.8, likeness: 0.1 } as const;
    const typeOf = (witness: WordEvidence['witness'], withWord: number) =>
      rescueWord({ type: 'MISSED', word: 0 }, [{ ...left, witness, withWord }], pronounced).type;
    expect(typeOf(like, 100)).toBe('CORRECT');
    expect(typeOf(unlike, -100)).toBe('MISSED');
  });

  it('stay left out when the recogniser wrote them unsurely and the sound is likelier without', () => {
    const written: WordEvidence = { ...left, witness: { hears: 'word', confidence: 0.2 }, withWord: -100 };
    expect(rescueWord({ type: 'MISSED', word: 0 }, [written], pronounced).type).toBe('MISSED');
  });
});
