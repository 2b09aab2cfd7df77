import { englishLevels } from '#contract/entities/progress.ts';

/** What a level means, for who has never been told theirs. */
export const levelWords = {
  PRE_A1: 'Before A1: first words',
  A1: 'A1: a few simple sentences',
  A2: 'A2: everyday things',
  B1: 'B1: the main points of clear speech',
  B2: 'B2: most texts and talks',
  C1: 'C1: almost everything',
  C2: 'C2: everything with ease',
} as const;

export const levelOptions = englishLevels.map((value) => ({ value, label: levelWords[value] }));

/** Hours a day as the wizard offers them. */
export const hourWords = {
  LESS_THAN_1: 'Up to 1 hour a day',
  BETWEEN_1_2: '1 to 2 hours a day',
  BETWEEN_2_3: '2 to 3 hours a day',
  BETWEEN_3_4: '3 to 4 hours a day',
  MORE_THAN_4: 'More than 4 hours a day',
} as const;
