import type { FreeScores } from '#contract/entities/progress.ts';
import { hasFeature, type Plan, type PremiumFeature } from './premium-features.ts';

/** How far a plan includes something: wholly, not at all, or as the words say. */
export type Inclusion = boolean | string;

/** One line of the comparison of the plans. */
export interface PlanRow {
  readonly name: string;
  readonly in: Readonly<Record<Plan, Inclusion>>;
}

/** What is sold, in the order in which it is shown. */
const sold = {
  studyPlan: 'Personal study plan',
  prediction: 'Prediction lists',
  performanceChart: 'Performance chart',
  activityChart: 'Activity chart',
  learningVideos: 'Flash Learn videos',
} as const satisfies Record<PremiumFeature, string>;

/** What is free, and stays free. */
const free = [
  'All questions of PTE Academic and PTE Core',
  'Scores made on your device',
  'Score target, estimates and statistics',
  'Word books, dictation and reviews',
  'Sync between your devices',
] as const;

/**
 * What each plan includes, row by row: the one table of it. The server's plan cards and the plans page are made from it. `scores`: the
 * AI scores of the free plan on this server, where they are known.
 */
export function planRows(scores: FreeScores | null): readonly PlanRow[] {
  return [
    ...free.map((name) => ({ name, in: { TRIAL: true, PREMIUM: true } })),
    { name: 'Detailed AI scores from the server', in: { TRIAL: scoresWords(scores), PREMIUM: 'No limit' } },
    ...(Object.keys(sold) as (keyof typeof sold)[]).map((feature) => ({
      name: sold[feature],
      in: { TRIAL: hasFeature('TRIAL', feature), PREMIUM: hasFeature('PREMIUM', feature) },
    })),
  ];
}

function scoresWords(free: FreeScores | null): string {
  if (free === null) return 'A few';
  return free.per === 'day' ? `${free.scores} a day` : `${free.scores} in all`;
}

/** What a plan includes, one line each. */
export function planFeatures(plan: Plan, scores: FreeScores): string[] {
  return planRows(scores).flatMap(({ name, in: included }) => {
    const extent = included[plan];
    if (extent === false) return [];
    return [extent === true ? name : `${name}: ${extent}`];
  });
}
