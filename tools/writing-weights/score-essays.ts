import { scoreWriting, type WritingScore } from '#engines/writing/score-writing.ts';
import { loadTopics, loadWritingEngine } from '#tools/score-writing/load-engine.ts';
import { essayTraitIds, type Marks, type RatedEssay } from './rated-essays.ts';

/** Scores essays as the app does, except that their questions have neither key points nor model answers. */
export function essayScorer(): (essay: RatedEssay) => WritingScore {
  const engine = loadWritingEngine();
  const others = loadTopics(engine).map(({ topic }) => topic);
  return ({ text, prompt }) => {
    const score = scoreWriting(engine, {
      task: 'WE',
      exam: 'ACADEMIC',
      text,
      prompt,
      modelAnswers: [],
      keyPoints: [],
      others,
    });
    if (score === undefined) throw new Error('the exam has no essay');
    return score;
  };
}

/** The traits of a score by name, as measured. */
export function marksOf({ traits }: WritingScore): Marks {
  const points = new Map<string, number>(traits.map((trait) => [trait.id, trait.points]));
  return Object.fromEntries(essayTraitIds.map((id) => [id, points.get(id) ?? 0])) as Marks;
}
