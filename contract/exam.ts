import { z } from 'zod';

/** The exam a learner prepares for; profile field `pteType` (spec section 1). */
export const pteTypes = ['ACADEMIC', 'CORE'] as const;
export const PteType = z.enum(pteTypes);
export type PteType = z.infer<typeof PteType>;

/** How a question is practised: with time and help, or under the rules of the exam. */
export const practiceModes = ['PRACTICE', 'EXAM'] as const;
export const PracticeMode = z.enum(practiceModes);
export type PracticeMode = z.infer<typeof PracticeMode>;

/** The four communicative skills. */
export const skills = ['listening', 'reading', 'speaking', 'writing'] as const;
export const Skill = z.enum(skills);
export type Skill = z.infer<typeof Skill>;

/** Exam sections as they appear in paths: `/api/{section}/{practice}` and `/dashboard/{section}/…`. */
export const sections = ['speaking', 'writing', 'reading', 'listening'] as const;
export const Section = z.enum(sections);
export type Section = z.infer<typeof Section>;

/** Difficulty of a practice. The spec names the middle level both MEDIUM and AVERAGE; AVERAGE is the stored one. */
export const complexities = ['EASY', 'AVERAGE', 'HARD'] as const;
export const Complexity = z.enum(complexities);
export type Complexity = z.infer<typeof Complexity>;
