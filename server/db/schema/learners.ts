/** Who has an account, and who had one. */
import type { PteType } from '#contract/exam.ts';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const learner = pgTable('learner', {
  id: uuid().primaryKey(),
  /** `sub` of the identity provider. */
  subject: text().notNull().unique(),
  username: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  nickname: text().notNull(),
  avatar: text(),
  pteType: text().$type<PteType>().notNull(),
  language: text().notNull(),
  status: text().$type<'TRIAL' | 'PREMIUM'>().notNull(),
  /** When Premium ends; `null`: it has no end, or there is none. */
  premiumUntil: instant(),
  /** Whether new answers are shared; `null`: the learner has not said so yet. */
  shareAnswers: boolean(),
  version: integer().notNull(),
  createdAt: instant().notNull(),
});

/** Who deleted their account: tokens from before it are refused, so that no device brings it back to life. */
export const goneLearner = pgTable('gone_learner', {
  /** `sub` of the identity provider. */
  subject: text().primaryKey(),
  goneAt: instant().notNull(),
});
