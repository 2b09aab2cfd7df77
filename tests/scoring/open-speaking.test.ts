import { describe, expect, it, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { Score } from '#contract/entities/answer.ts';
import type { PteType } from '#contract/exam.ts';
import type { BankItem, ItemOf } from '#contract/items/bank-item.ts';
import { freeSpeechScore } from '#engines/assessment/assess-free-speech.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { spokenOf } from '#tests/support/spoken-of.ts';
import { loadTopics, loadWritingEngine } from '#tools/score-writing/load-engine.ts';

// The bank's own answers as text, as if every word had been understood. docs/scoring.md has the counts.

type OpenTask = 'ASQ' | 'SGD' | 'RTS';
const engine = { writing: loadWritingEngine(), dictionary: readDictionary('') };
const topics = {
  ASQ: loadTopics(engine.writing, 'ASQ'),
  SGD: loadTopics(engine.writing, 'SGD'),
  RTS: loadTopics(engine.writing, 'RTS'),
};
const itemsOf = <T extends OpenTask>(taskType: T) =>
  loadBank().items.filter((item): item is ItemOf<T> => item.taskType === taskType);
const [short, discussions, situations] = [itemsOf('ASQ'), itemsOf('SGD'), itemsOf('RTS')];

function scoreOf(
  item: BankItem & { taskType: OpenTask },
  said: string,
  pteType: PteType = 'ACADEMIC',
): Score {
  const question = questionOf(item);
  if (question?.engine !== 'free-speech') throw new Error('no question');
  const others = topics[item.taskType].filter(({ prompt }) => prompt !== question.prompt);
  const answer = { item: question, signal: null, pteType, others: others.map(({ topic }) => topic) };
  const score = freeSpeechScore(engine, answer, spokenOf(said));
  if (score === undefined) throw new Error('no score');
  expect(Score.parse(score)).toEqual(score);
  return score;
}
const firstPoints = ({ traits }: Score) => traits[0]?.points ?? -1;
const speechOf = ({ evidence }: Score) => (evidence.kind === 'recording' ? evidence.speech : undefined);
/** So many of the items after an item lend it their answers: all of them would take too long. */
const lenders = 4;
/** Each item with answers that belong to others of its task. */
const crossed = <T extends { id: number }>(items: readonly T[], answersOf: (item: T) => readonly string[]) =>
  items.flatMap((item, at) =>
    Array.from({ length: Math.min(lenders, items.length - 1) }, (_, i) => items[(at + 1 + i) % items.length])
      .flatMap((other) => (other === undefined ? [] : answersOf(other)))
      .map((said) => ({ item, said })),
  );

describe('a short question', () => {
  const wordings = [
    (answer: string) => answer,
    (answer: string) => `It is ${answer}.`,
    (answer: string) => `I think it's the ${answer}.`,
    (answer: string) => `Um, a, a ${answer}`,
    (answer: string) => `The answer is ${answer}, I guess.`,
    (answer: string) => `You would say ${answer}, of course.`,
    (answer: string) => `It's a kind of ${answer}.`,
    (answer: string) => `Maybe it is a ${answer}?`,
    (answer: string) => `${answer}. ${answer}.`,
  ];

  it('is answered by each accepted answer, in any wording around it, and surely', () => {
    for (const item of short) {
      for (const answer of item.accepted) {
        for (const wording of wordings) {
          const score = scoreOf(item, wording(answer));
          expect([wording(answer), score.points, score.traits]).toEqual([
            wording(answer),
            1,
            [{ id: 'vocabulary', certainty: 'exact', points: 1, low: 1, high: 1, max: 1 }],
          ]);
        }
      }
    }
  });

  it('is not answered by the answers to the others', () => {
    const taken = crossed(short, ({ accepted }) => accepted.slice(0, 2)).filter(
      ({ item, said }) => !item.accepted.includes(said) && scoreOf(item, said).points !== 0,
    );
    expect(taken.map(({ item, said }) => [item.title, said])).toEqual([]);
  });

  it('has vocabulary only, and is credited as its exam does', () => {
    const [item] = short;
    if (item === undefined) throw new Error('no item');
    const [answer = ''] = item.accepted;
    expect(scoreOf(item, answer)).toMatchObject({ max: 1, skills: [{ skill: 'listening', points: 1 }] });
    expect(scoreOf(item, answer, 'CORE').skills.map(({ skill }) => skill)).toEqual(['listening', 'speaking']);
    expect(speechOf(scoreOf(item, answer))).toMatchObject({ shortAnswer: { standing: 'right' }, pace: null });
  });
});

describe('a discussion that is summed up', () => {
  test.each(discussions.map((item) => [item.title, item] as const))(
    'has nearly full content for the model answers of "%s"',
    (_title, item) => {
      for (const said of item.modelAnswers) {
        const score = scoreOf(item, said);
        expect(firstPoints(score)).toBeGreaterThanOrEqual(5);
        expect(speechOf(score)).toMatchObject({ relation: 'told' });
      }
    },
  );

  it('is worth nothing when it is another discussion, nor is how it was said', () => {
    const answers = crossed(discussions, ({ modelAnswers }) => modelAnswers);
    const refused = answers.filter(({ item, said }) => scoreOf(item, said).points === 0);
    expect(refused.length / answers.length).toBeGreaterThanOrEqual(0.95);
  });

  it('has the views side by side at most four of six, and those of one speaker less', () => {
    const item = discussions.find(({ title }) => title === 'A place for the study group');
    if (item === undefined) throw new Error('no such discussion');
    const grace =
      'Grace would like the library for the group, since it is quiet there and all the books are near.';
    const tom =
      'Tom would like to meet online, for he works until seven and has a long journey by bus to the library.';
    const maria = 'Maria likes to learn face to face and to explain things out loud to other people.';
    const end =
      'In the end they agree on a compromise, a group room on Sundays and half an hour online on Wednesdays.';
    const apart = scoreOf(item, `${grace} ${tom} ${maria}`);
    expect(firstPoints(apart)).toBeLessThanOrEqual(4);
    expect(firstPoints(apart)).toBeGreaterThan(2);
    expect(speechOf(apart)?.relation).toBe('missing');
    const whole = scoreOf(item, `${grace} ${tom} ${maria} ${end}`);
    expect(firstPoints(whole)).toBeGreaterThan(4);
    expect(speechOf(whole)?.relation).toBe('told');
    expect(firstPoints(scoreOf(item, `${grace} ${grace}`))).toBeLessThan(firstPoints(apart));
  });

  it('shows whose view each key point is', () => {
    for (const item of discussions) {
      const keys = speechOf(scoreOf(item, item.modelAnswers[0] ?? ''))?.keyPoints;
      expect(keys?.map(({ speaker }) => speaker)).toEqual(item.keyPoints.map(({ speaker }) => speaker));
    }
  });
});

describe('a situation that is replied to', () => {
  test.each(situations.map((item) => [item.title, item] as const))(
    'has nearly full content and appropriacy for the model answers of "%s"',
    (_title, item) => {
      for (const said of item.modelAnswers) {
        expect(firstPoints(scoreOf(item, said))).toBeGreaterThanOrEqual(5);
        const core = scoreOf(item, said, 'CORE');
        expect(core.traits.map(({ id }) => id)).toEqual(['appropriacy', 'pronunciation', 'fluency']);
        expect(firstPoints(core)).toBeGreaterThanOrEqual(2.5);
        const { acts = [], tone } = speechOf(core)?.reply ?? {};
        expect(acts.filter(({ found }) => found === null)).toEqual([]);
        expect(tone).toBe('fits');
      }
    },
  );

  it('is worth nothing for a reply to another situation, in both exams', () => {
    const answers = crossed(situations, ({ modelAnswers }) => modelAnswers.slice(0, 1));
    for (const exam of ['ACADEMIC', 'CORE'] as const) {
      const refused = answers.filter(({ item, said }) => scoreOf(item, said, exam).points === 0);
      expect(refused.length / answers.length).toBeGreaterThanOrEqual(0.95);
    }
  });

  it('is hardly worth anything when it is only read out', () => {
    for (const item of situations) {
      expect([item.title, firstPoints(scoreOf(item, item.situation)) <= 1]).toEqual([item.title, true]);
    }
  });

  it('loses by rude words, and by the words of friends where they do not suit', () => {
    for (const item of situations) {
      const [said = ''] = item.modelAnswers;
      const right = firstPoints(scoreOf(item, said));
      const rude = scoreOf(item, `${said} This is your fault, shut up.`);
      expect([item.title, firstPoints(rude) <= right - 1.5]).toEqual([item.title, true]);
      expect(speechOf(rude)?.reply?.tone).toBe('rude');
      const casual = scoreOf(item, `Hey dude, yeah, ${said} Whatever, mate, gonna go.`);
      const expected = item.register === 'informal' ? 'fits' : 'too-casual';
      expect([item.title, speechOf(casual)?.reply?.tone]).toEqual([item.title, expected]);
    }
  });
});

/** Replies as learners give them: short, with slips, in other words than the model answers. */
const learners: readonly (readonly [string, string, number, number])[] = [
  ['A flat tyre', 'Hi Sam, I am so sorry, but your bicycle has a flat tyre. It happened on my way home and I had no time to repair it. Can I give it back tomorrow? I will pay for it.', 5, 6],
  ['A flat tyre', 'Sam, sorry, I have a problem with the bike. There is no air in one wheel. I was too busy. I will fix it and bring it to you on Thursday.', 3, 5],
  ['A flat tyre', 'Sorry Sam your bike is broken.', 0, 2.5],
  ['A flat tyre', 'I like to ride in the park with my friends every weekend and we usually have something to eat there, it is good for our health.', 0, 0],
  ['Two dates that clash', 'Excuse me, I have a big problem. An important customer will come on Thursday and I have to prepare for this visit, so I cannot finish the report on Friday. Could you please give me two more days?', 4, 6],
  ['Two dates that clash', "I want two more days for the report. The customer comes Thursday. I can't do it.", 1, 4],
  ['Above the kitchen', 'Good morning. My room is over the kitchen and last night there was very much noise, I woke up at five. Tomorrow I have an important interview and I must sleep. Could you give me another room please? I can pay more.', 5, 6],
  ['Above the kitchen', "What's wrong with you? The kitchen is so loud, I can't sleep. Give me a quiet room right now, it is your fault.", 0, 3],
  ['An honour on the wrong day', 'Thank you so much for your invitation, I feel honoured. But unfortunately I cannot give the talk because I have an exam in another city on that day. My classmate is a very good speaker and he can do it instead of me.', 5, 6],
  ['Lunch in the park', 'Hi Nina, do you want to have lunch with us today? We go to the park in front of the office every Wednesday. Bring your food. The weather is nice and you will meet my friends.', 4, 6],
  ['Not tonight', "Omar, congratulations on the new job. But I think you should wait a little and not accept tonight. You don't know the working hours and you don't have a flat there. I can help you to find information.", 5, 6],
]; // prettier-ignore

test.each(learners)('a learner on "%s": %s', (title, said, least, most) => {
  const item = situations.find((one) => one.title === title);
  if (item === undefined) throw new Error(`no situation ${title}`);
  expect(firstPoints(scoreOf(item, said))).toBeGreaterThanOrEqual(least);
  expect(firstPoints(scoreOf(item, said))).toBeLessThanOrEqual(most);
});
