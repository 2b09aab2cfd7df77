import { describe, expect, it, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { Score } from '#contract/entities/answer.ts';
import type { ItemOf } from '#contract/items/bank-item.ts';
import { reTellLecture } from '#domain/tasks/speaking/re-tell-lecture/rules.ts';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { spokenOf } from '#tests/support/spoken-of.ts';
import { loadTopics, loadWritingEngine } from '#tools/score-writing/load-engine.ts';
import { freeSpeechScore } from './assess-free-speech.ts';
import { markRange } from './mark-range.ts';

const engine = { writing: loadWritingEngine(), dictionary: readDictionary('') };
const topics = loadTopics(engine.writing, 'RL');
const lectures = loadBank().items.filter((item): item is ItemOf<'RL'> => item.taskType === 'RL');

function tell(item: ItemOf<'RL'>, said: string, spoken = spokenOf(said)): Score {
  const others = topics.filter(({ prompt }) => prompt !== item.transcript).map(({ topic }) => topic);
  const score = freeSpeechScore(
    engine,
    { item: reTellLecture.question(item), signal: null, pteType: 'ACADEMIC', others },
    spoken,
  );
  if (score === undefined) throw new Error('no score');
  return score;
}
const contentOf = (score: Score) => score.traits.find(({ id }) => id === 'content')?.points ?? -1;
const speechOf = ({ evidence }: Score) => (evidence.kind === 'recording' ? evidence.speech : undefined);

test('evidence has the share of the speech that was understood, and none of a recording without speech', () => {
  const [item] = lectures;
  if (item === undefined) throw new Error('the bank has no lecture');
  expect(speechOf(tell(item, 'Bees dance.'))?.understood).toBe(0.91);
  const nothing = { ...spokenOf(''), understood: null, refused: true, reason: 'no-speech' } as const;
  expect(speechOf(tell(item, '', nothing))?.understood).toBeNull();
});

describe('content of a lecture told again', () => {
  test.each(lectures.map((item) => [item.title, item] as const))(
    'is nearly full for the model answers of "%s"',
    (_title, item) => {
      for (const answer of item.modelAnswers) {
        expect(contentOf(tell(item, answer))).toBeGreaterThanOrEqual(5);
      }
    },
  );

  it('is nothing for the answers to other lectures, closes the other traits and says why', () => {
    for (const [i, item] of lectures.entries()) {
      // `npm run bench:answers` tries all of them, which takes longer.
      for (const step of [1, 2, 3, 4]) {
        const other = lectures[(i + step) % lectures.length]?.modelAnswers[0] ?? '';
        const score = tell(item, other);
        expect([item.title, other, contentOf(score)]).toEqual([item.title, other, 0]);
        expect(score).toMatchObject({ points: 0 });
        expect(speechOf(score)?.warnings).toContain('off-topic');
      }
    }
  });

  it('is not nothing for the beginning or the end of an answer, which may be about anything', () => {
    for (const item of lectures) {
      for (const answer of item.modelAnswers) {
        const words = answer.split(' ');
        expect([item.title, contentOf(tell(item, words.slice(0, 30).join(' '))) > 0]).toEqual([
          item.title,
          true,
        ]);
        expect([item.title, contentOf(tell(item, words.slice(-30).join(' '))) > 0]).toEqual([
          item.title,
          true,
        ]);
      }
    }
  });

  it('is low for a list of terms, and for the lecture word for word', () => {
    for (const item of lectures) {
      const terms = item.keyPoints.map(({ terms: [first] }) => first).join(', ');
      expect([item.title, contentOf(tell(item, terms)) <= 2.5]).toEqual([item.title, true]);
      const half = item.transcript.split(' ').slice(0, 90).join(' ');
      expect([item.title, contentOf(tell(item, half)) <= 3.5]).toEqual([item.title, true]);
    }
  });

  it('is the same with fillers and restarts, and shows what was heard in the transcript as it is', () => {
    for (const item of lectures) {
      const [answer = ''] = item.modelAnswers;
      const plain = tell(item, answer);
      const stammered = answer.replaceAll(/(\p{L}+ \p{L}+ \p{L}+ \p{L}+) (\p{L}+)/gu, 'um, $1 $1 erm $2');
      const score = tell(item, stammered);
      expect([item.title, contentOf(score)]).toEqual([item.title, contentOf(plain)]);
      const { warnings, keyPoints = [] } = speechOf(score) ?? {};
      expect(warnings).toEqual(speechOf(plain)?.warnings);
      const heard = keyPoints.map(({ found }) => stammered.slice(found?.start, found?.end).split(' '));
      const meant = speechOf(plain)?.keyPoints?.map(({ found }) =>
        answer.slice(found?.start, found?.end).split(' '),
      );
      // Where a restart is not noticed, its words are there twice, and a stretch of so many words lies a little elsewhere.
      for (const [i, words] of heard.entries()) {
        expect(words.filter((word) => meant?.[i]?.includes(word)).length).toBeGreaterThan(words.length / 4);
      }
    }
  });

  it('of a short answer is not more for the um and er in it', () => {
    for (const item of lectures) {
      const answer = (item.modelAnswers[0] ?? '').split(' ').slice(0, 20).join(' ');
      expect(contentOf(tell(item, `${answer} ${'um, erm, '.repeat(10)}`))).toBe(
        contentOf(tell(item, answer)),
      );
    }
  });

  it('goes down with each key point that is left out', () => {
    for (const item of lectures) {
      const [answer = ''] = item.modelAnswers;
      const half = answer
        .split(/(?<=\.) /u)
        .slice(0, 2)
        .join(' ');
      expect(contentOf(tell(item, half))).toBeLessThan(contentOf(tell(item, answer)));
    }
  });
});

describe('the score of an answer in one’s own words', () => {
  const [item] = lectures;
  if (item === undefined) throw new Error('no lecture');
  const [said = ''] = item.modelAnswers;

  it('has three estimated traits, credited to listening and speaking, and is what the contract accepts', () => {
    const score = tell(item, said);
    expect(Score.parse(score)).toEqual(score);
    expect(score).toMatchObject({ max: 16, rubric: 'academic@2025-08-07' });
    expect(score.traits.map(({ id, certainty }) => [id, certainty])).toEqual([
      ['content', 'estimate'],
      ['pronunciation', 'estimate'],
      ['fluency', 'estimate'],
    ]);
    expect(score.skills.map(({ skill }) => skill)).toEqual(['listening', 'speaking']);
  });

  it('shows where each key point was heard in the transcript', () => {
    const speech = speechOf(tell(item, said));
    expect(speech?.keyPoints).toHaveLength(item.keyPoints.length);
    for (const { found } of speech?.keyPoints ?? []) {
      expect(said.slice(found?.start, found?.end)).not.toBe('');
    }
  });

  it('compares with no text: the words are those that were heard', () => {
    expect(speechOf(tell(item, said))).toMatchObject({
      engine: 'transcript',
      coverage: null,
      transcript: said,
    });
  });

  it('has wider ranges than a reading of as many words', () => {
    const marks = speechOf(tell(item, said))?.marks;
    const sure = markRange('accuracy', 7.5, { words: said.split(' ').length, isDoubtful: false });
    expect((marks?.accuracy.high ?? 0) - (marks?.accuracy.low ?? 0)).toBeGreaterThan(sure.high - sure.low);
  });

  it('counts the fillers that the transcript has', () => {
    expect(speechOf(tell(item, `Um, ${said} Uh, and erm that is all.`))?.pace?.fillers).toBe(3);
  });

  it('is not there where nothing was said', () => {
    const silence = { ...spokenOf(''), words: [], marks: null, fluencyFacts: null };
    const score = tell(item, '', { ...silence, refused: true, reason: 'no-speech' });
    expect(score).toMatchObject({ points: null, traits: [], skills: [] });
    expect(speechOf(score)).toMatchObject({ refused: 'no-speech' });
    expect(speechOf(score)).not.toHaveProperty('keyPoints');
  });

  it('is for the exam that has the task only', () => {
    const answer = { item: reTellLecture.question(item), signal: null, pteType: 'CORE' as const, others: [] };
    expect(freeSpeechScore(engine, answer, spokenOf(said))).toBeUndefined();
  });
});
