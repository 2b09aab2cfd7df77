import { idpAccount } from '#server/db/schema/identity.ts';
import type { Queries } from '#server/db/database.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { hashPassword, passwordMatches } from './password.ts';
import { normaliseUsername } from './sign-up-form.ts';
import type { SignUpInput } from './sign-up-form.ts';

/** What tokens say of a person. The password hash never leaves this file. */
export interface Account {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
}

export interface Accounts {
  findById(id: string): Promise<Account | undefined>;
  /** `undefined` for an unknown name as for a wrong password, after the same work. */
  authenticate(username: string, password: string): Promise<Account | undefined>;
  /** `undefined`: the name is taken. */
  create(input: SignUpInput): Promise<Account | undefined>;
}

const shown = {
  id: idpAccount.id,
  username: idpAccount.username,
  firstName: idpAccount.firstName,
  lastName: idpAccount.lastName,
};

/** Accounts of the development provider, in the shared database. */
export function createAccounts(db: Queries, now: () => number): Accounts {
  let decoy: Promise<string> | undefined;

  return {
    async findById(id) {
      // Subjects come from tokens; anything but a UUID would be a database error instead of "not found".
      if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return undefined;
      const [row] = await db.select(shown).from(idpAccount).where(eq(idpAccount.id, id));
      return row;
    },

    async authenticate(username, password) {
      const name = normaliseUsername(username);
      const [row] = await db.select().from(idpAccount).where(eq(idpAccount.username, name));
      // Without the decoy the time of the answer would tell which names exist.
      decoy ??= hashPassword(randomUUID());
      const matches = await passwordMatches(password, row?.passwordHash ?? (await decoy));
      if (!row || !matches) return undefined;
      return { id: row.id, username: row.username, firstName: row.firstName, lastName: row.lastName };
    },

    async create(input) {
      const [row] = await db
        .insert(idpAccount)
        .values({
          id: randomUUID(),
          username: normaliseUsername(input.username),
          passwordHash: await hashPassword(input.password),
          firstName: input.firstName,
          lastName: input.lastName,
          createdAt: new Date(now()),
        })
        .onConflictDoNothing({ target: idpAccount.username })
        .returning(shown);
      return row;
    },
  };
}
