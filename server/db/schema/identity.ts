/** Tables of the development identity provider: empty where learners sign in with another one. */
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Accounts of the development identity provider. `id` is the token's `sub`. */
export const idpAccount = pgTable('idp_account', {
  id: uuid().primaryKey(),
  /** Lower case. */
  username: text().notNull().unique(),
  /** scrypt, with its salt and parameters inside. */
  passwordHash: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  createdAt: instant().notNull(),
});

/** Everything that the development identity provider keeps (grants, sessions, tokens, its keys), by kind. */
export const oidcPayload = pgTable(
  'oidc_payload',
  {
    kind: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    uid: text(),
    userCode: text(),
    expiresAt: instant(),
    consumedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('oidc_payload_grant').on(t.grantId),
    index('oidc_payload_uid').on(t.uid),
    index('oidc_payload_user_code').on(t.userCode),
    index('oidc_payload_expiry').on(t.expiresAt),
  ],
);
