import * as answers from './schema/answers.ts';
import * as comments from './schema/comments.ts';
import * as goals from './schema/goals.ts';
import * as learners from './schema/learners.ts';
import * as payments from './schema/payments.ts';
import * as practices from './schema/practices.ts';
import * as sync from './schema/sync.ts';
import * as words from './schema/words.ts';

/**
 * Tables of the one database, the same on PGlite and PostgreSQL 15 and newer. Everything of a learner hangs on
 * `learner`; every change that devices pull has a row in `change_feed` (law: server/store/write.ts).
 */
export const schema = {
  ...learners,
  ...sync,
  ...answers,
  ...practices,
  ...comments,
  ...words,
  ...goals,
  ...payments,
};
