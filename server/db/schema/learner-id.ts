import { uuid } from 'drizzle-orm/pg-core';
import { learner } from './learners.ts';

/** Whose row it is; it goes with its learner. */
export const learnerId = () =>
  uuid()
    .notNull()
    .references(() => learner.id, { onDelete: 'cascade' });
