import type { TargetDto } from '#contract/entities/progress.ts';
import type { PteType } from '#contract/exam.ts';

/** The five scores of a target, each 10 to 90. */
export type TargetScores = Pick<TargetDto, 'listening' | 'reading' | 'speaking' | 'writing' | 'overall'>;

/** Scores on the exam's scale; the overall ring is out of the highest (spec section 9). */
export const scoreScale = { min: 10, max: 90 } as const;

/** Spec section 9: all five scores at once. */
export const quickTargets = [65, 79, 50, 30] as const;

export const sameScores = (score: number): TargetScores => ({
  listening: score,
  reading: score,
  speaking: score,
  writing: score,
  overall: score,
});

/** Five scores of which none is known yet. */
export const noScores: TargetScores = sameScores(Number.NaN);

export interface TargetPreset {
  readonly id: string;
  readonly label: string;
  /** Who asks for it. */
  readonly group: 'Australian visas' | 'Canadian CLB' | 'Equal to IELTS overall';
  readonly scores: TargetScores;
}

/** Nobody asks for an overall score here: the mean of the four is what such a result comes to. */
function perSkill(listening: number, reading: number, speaking: number, writing: number): TargetScores {
  const overall = Math.round((listening + reading + speaking + writing) / 4);
  return { listening, reading, speaking, writing, overall };
}

/** Australian visas ask for a score in each skill since 7 August 2025 (docs/exam-rules.md, section on the scale). */
const australia: readonly TargetPreset[] = [
  { id: 'au-vocational', label: 'Vocational', scores: perSkill(33, 36, 24, 29) },
  { id: 'au-competent', label: 'Competent', scores: perSkill(47, 48, 54, 51) },
  { id: 'au-proficient', label: 'Proficient', scores: perSkill(58, 59, 76, 69) },
  { id: 'au-superior', label: 'Superior', scores: perSkill(69, 70, 88, 85) },
].map((preset) => ({ ...preset, group: 'Australian visas' as const }));

/** The lowest scores of a Canadian Language Benchmark, skill by skill. */
const canada: readonly TargetPreset[] = [
  { id: 'clb-5', label: 'CLB 5', scores: perSkill(39, 42, 51, 51) },
  { id: 'clb-7', label: 'CLB 7', scores: perSkill(60, 60, 68, 69) },
  { id: 'clb-9', label: 'CLB 9', scores: perSkill(82, 78, 84, 88) },
].map((preset) => ({ ...preset, group: 'Canadian CLB' as const }));

/** The lowest overall score that equals an IELTS band by the concordance of July 2025. */
const ielts: readonly TargetPreset[] = [
  { band: '6.0', score: 47 },
  { band: '6.5', score: 55 },
  { band: '7.0', score: 63 },
  { band: '7.5', score: 71 },
  { band: '8.0', score: 79 },
].map(({ band, score }) => ({
  id: `ielts-${band}`,
  label: band,
  group: 'Equal to IELTS overall' as const,
  scores: sameScores(score),
}));

const presets: Readonly<Record<PteType, readonly TargetPreset[]>> = {
  ACADEMIC: [...australia, ...ielts],
  CORE: canada,
};

/** Targets that people have, by exam. */
export const presetsFor = (pteType: PteType): readonly TargetPreset[] => presets[pteType];

/** Whether a score can be had in the exam. */
export const isOnScale = (score: number): boolean =>
  Number.isInteger(score) && score >= scoreScale.min && score <= scoreScale.max;
