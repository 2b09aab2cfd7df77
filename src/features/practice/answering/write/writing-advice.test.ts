import { describe, expect, it } from 'vitest';
import type { EvidenceOf, Score } from '#contract/entities/answer.ts';
import { writingAdvice } from './writing-advice.ts';
import { emailWords, essayWords, spokenSummaryWords, type WritingWords } from './writing-words.ts';

type Evidence = Partial<EvidenceOf<'writing'>>;
const summary = {
  correctWordsCount: 250,
  spellingErrors: 0,
  GRAMMAR_CRITICAL_ERROR: 0,
  GRAMMAR_MODERATE_ERROR: 0,
  GRAMMAR_MINOR_ERROR: 0,
  MISSED: 0,
  EXTRA: 0,
};
const point = (name: string, isFound: boolean) => ({
  point: name,
  coverage: isFound ? 1 : 0,
  found: isFound ? { start: 0, end: 3 } : null,
});

function advice(
  evidence: Evidence,
  traits: Score['traits'] = [],
  words: WritingWords = essayWords,
): string | null {
  const score: Score = {
    rubric: 'academic@2025-08-07',
    scorer: 'writing',
    points: 20,
    max: 26,
    traits,
    skills: [],
    evidence: {
      kind: 'writing',
      wordCount: 250,
      formBand: { points: 2, max: 2, reason: 'in-band' },
      summary,
      ...evidence,
    },
  };
  return writingAdvice(score, words);
}

describe('what would help most', () => {
  it('is the length when the form lost points', () => {
    expect(advice({ formBand: { points: 0, max: 2, reason: 'short-sentences' } })).toMatch(
      /longer sentences/,
    );
    expect(advice({ formBand: { points: 0, max: 2, reason: 'too-short' } })).toMatch(/number of words/);
  });

  it('is the question when the content gate closed', () => {
    expect(advice({ closedBy: 'content', warnings: ['off-topic'] })).toMatch(/Answer this question/);
    expect(advice({ closedBy: 'content', copied: { share: 0.9, spans: [] } })).toMatch(/your own words/);
    expect(advice({ closedBy: 'content', warnings: ['not-english'] })).toMatch(/in English/);
  });

  it('is what the text says, before what is missing, when the contrary is said', () => {
    const keyPoints = [
      point('Cost for the town', false),
      { point: 'London has more', coverage: 0, found: null, contrary: { start: 0, end: 3 } },
    ];
    expect(advice({ keyPoints }, [], spokenSummaryWords)).toBe(
      'Read once more what the talk says: you say the contrary of \u201CLondon has more\u201D.',
    );
  });

  it('is to be polite when an email is rude', () => {
    const parts = { greeting: false, purpose: true, closing: true, signOff: true, isFitting: null };
    const rude = [{ start: 0, end: 6 }];
    expect(advice({ conventions: { ...parts, rude } }, [], emailWords)).toMatch(/^Be polite/);
  });

  it('is a missing key point when half of them are missing', () => {
    const keyPoints = [point('Cost for the town', false), point('Access', true)];
    expect(advice({ keyPoints })).toBe(
      'Say more of what the question asks for: a good answer also covers “cost for the town”.',
    );
  });

  it('is a key point that has only a word far from it', () => {
    const far = { point: 'Cost for the town', coverage: 0.5, found: { start: 0, end: 3 } };
    expect(advice({ keyPoints: [far, point('Access', true), point('Noise', true)] })).toBe(
      'Add one more thought: cost for the town.',
    );
    const near = { ...far, coverage: 0.75 };
    expect(advice({ keyPoints: [near, point('Access', true), point('Noise', true)] })).toBeNull();
  });

  it('is the commonest error when one kind comes again and again', () => {
    const error = {
      type: 'GRAMMATICAL' as const,
      word: 'he go',
      start: 0,
      end: 5,
      explanation: 'After he the verb takes -s.',
    };
    const words = [error, { ...error, start: 9 }, { ...error, start: 20 }];
    expect(advice({ words, summary: { ...summary, GRAMMAR_CRITICAL_ERROR: 3 } })).toBe(
      'Look for one kind of error, found 3 times: after he the verb takes -s',
    );
  });

  it('is the spelling by the exam\u2019s own count', () => {
    expect(advice({ summary: { ...summary, spellingErrors: 1 } })).toMatch(/the one misspelt word/);
    expect(advice({ summary: { ...summary, spellingErrors: 4 } })).toMatch(/the 4 misspelt words/);
  });

  it('names one or two errors before it speaks of longer sentences', () => {
    const poorGrammar = [
      { id: 'grammar', certainty: 'estimate' as const, points: 1, low: 0.5, high: 1.5, max: 2 },
    ];
    expect(advice({ summary: { ...summary, GRAMMAR_MODERATE_ERROR: 1 } }, poorGrammar)).toMatch(
      /^Correct the one grammar error/,
    );
    expect(advice({ summary: { ...summary, GRAMMAR_CRITICAL_ERROR: 2 } }, poorGrammar)).toMatch(
      /^Correct the 2 grammar errors/,
    );
    expect(advice({ summary }, poorGrammar)).toMatch(/longer sentences/);
  });

  it('is the weakest trait when nothing else stands out, and nothing when all is well', () => {
    const trait = (id: string, points: number) => ({
      id,
      certainty: 'estimate' as const,
      points,
      low: 0,
      high: 6,
      max: 6,
    });
    expect(advice({}, [trait('structure', 2), trait('content', 5)])).toMatch(/its own paragraph/);
    expect(advice({}, [trait('structure', 5), trait('content', 5)])).toBeNull();
  });

  it('says nothing that an older score does not know', () => {
    expect(
      writingAdvice(
        {
          rubric: 'academic@2025-08-07',
          scorer: 'objective@1',
          points: null,
          max: 26,
          traits: [],
          skills: [],
          evidence: { kind: 'writing', wordCount: 250, formBand: { points: 2, max: 2, reason: 'in-band' } },
        },
        essayWords,
      ),
    ).toBeNull();
  });

  it('speaks of the summary and of the talk', () => {
    const summaryAdvice = (evidence: Evidence) => advice(evidence, [], spokenSummaryWords);
    expect(summaryAdvice({ closedBy: 'content', warnings: ['off-topic'] })).toMatch(/^Sum up the talk/);
    expect(summaryAdvice({ copied: { share: 0.5, spans: [] } })).toMatch(/taken from the talk/);
    expect(summaryAdvice({ formBand: { points: 0, max: 1, reason: 'not-one-sentence' } })).toMatch(
      /one full stop/,
    );
    expect(summaryAdvice({ keyPoints: [point('Cost for the town', false)] })).toBe(
      'Add the main ideas that are missing: a good summary also says “cost for the town”.',
    );
  });

  it('is what the task asked for and the email does not say, then the part that it lacks', () => {
    const found = { greeting: true, purpose: true, closing: true, signOff: true, isFitting: true };
    const emailAdvice = (evidence: Evidence) => advice(evidence, [], emailWords);
    const keyPoints = [0, 1, 2].map((bullet) => ({ ...point(`Point ${bullet}`, bullet !== 1), bullet }));
    expect(emailAdvice({ keyPoints, conventions: { ...found, greeting: false } })).toMatch(
      /still missing, point 1\.$/,
    );
    expect(emailAdvice({ conventions: { ...found, signOff: false } })).toMatch(/^End with a sign-off/);
    expect(emailAdvice({ conventions: { ...found, isFitting: false } })).toMatch(/fit the reader/);
    expect(emailAdvice({ conventions: found })).toBeNull();
  });
});
