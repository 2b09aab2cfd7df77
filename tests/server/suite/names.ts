import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { learner as learners } from '#server/db/schema/learners.ts';
import { op, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { expectProblem } from './bad-input.ts';
import { outcomes, sendOps } from './sync-kinds.ts';

const staff = 'This looks like a name of the people who run Passage. Choose another name.';

/** What is sent, and what is kept of it. */
const cleaned = [
  ['an override', 'ana\u202Etsil', 'anatsil'],
  ['isolates', '\u2066\u2067ana\u2069', 'ana'],
  ['characters without width', 'a\u200Bn\u200Da\uFEFF', 'ana'],
  ['NUL', 'a\0na', 'ana'],
  ['controls and lines', 'a\u0007na\r\nsilva', 'ana silva'],
  ['a stack of accents', 'z\u0336\u0335\u0334\u0338\u0327oe', 'z\u0336\u0335\u0334oe'],
  ['apart letters', 'Ame\u0301lie', 'Am\u00E9lie'],
] as const;

const refused = [
  ['the name of the product', 'Passage support', staff],
  ['an office', 'admin', staff],
  ['a look-alike letter', '\u0430dmin', staff],
  ['a digit for a letter', 'adm1n', staff],
  ['gaps', 'a d m i n', staff],
  ['a hidden gap', 'ad\u200Bmin', staff],
  ['nothing that is seen', '\u200B\u202E\u3164', 'must have 2 to 30 characters'],
  ['too much', 'x'.repeat(31), 'must have 2 to 30 characters'],
] as const;

const welcome = ['علی‌رضا', 'שָׁלוֹם', 'श्रीनिवास', 'น้ำผึ้ง', 'Nguyễn Thị Hồng Đào', '👩🏽‍🚀 Zoe', '🏳️‍🌈 Kai'];

/** The names that a stranger may send: in one call, in a batch, and from an identity provider. */
export function nameTests(world: () => ApiWorld): void {
  const patch = (learner: Learner, payload: Record<string, string>) =>
    learner.call('PATCH', '/api/profile', { payload });
  const profileOf = async (learner: Learner) => (await learner.call('GET', '/api/profile')).json();
  const store = async (learner: Learner, nickname: string) => {
    const { id } = await profileOf(learner);
    await world().db.orm.update(learners).set({ nickname }).where(eq(learners.id, id));
  };

  describe('names', () => {
    it.each(cleaned)('are kept without %s', async (_, sent, kept) => {
      const learner = await world().newLearner();
      const names = { nickname: sent, firstName: sent, lastName: sent };
      expect((await patch(learner, names)).json()).toMatchObject({
        nickname: kept,
        firstName: kept,
        lastName: kept,
      });
    });

    it.each(refused)('are refused for %s, and it says why', async (_, nickname, why) => {
      const learner = await world().newLearner();
      const { errors } = expectProblem(await patch(learner, { nickname }), 400, 'VALIDATION');
      expect(errors[0]).toMatchObject({ field: 'nickname', defaultMessage: why });
      expect(await profileOf(learner)).toMatchObject({ version: 1 });
    });

    it('of all languages are kept as they are', async () => {
      const learner = await world().newLearner();
      for (const nickname of welcome) {
        const kept = nickname.normalize('NFC');
        expect((await patch(learner, { nickname })).json()).toMatchObject({ nickname: kept });
      }
    });

    it('of an older device are cleaned or refused with a sentence, and nothing else of its batch is', async () => {
      const learner = await world().newLearner();
      const set = (payload: Record<string, string>) => op('profile.set', payload, { baseVersion: null });
      const mark = op('bookmark.set', { practiceId: 15_001, type: 'HARD' });
      const results = await sendOps(
        learner,
        set({ nickname: 'an\u202Ea', language: 'HI' }),
        set({ nickname: 'Pаssаge support' }),
        mark,
      );
      expect(outcomes(results)).toEqual(['applied', 'VALIDATION', 'applied']);
      expect(results[1]).toMatchObject({ error: { errors: [{ field: 'nickname', defaultMessage: staff }] } });
      expect(await profileOf(learner)).toMatchObject({ nickname: 'ana', language: 'HI' });
    });

    it('that are there already hold up no other change', async () => {
      const learner = await world().newLearner();
      await store(learner, 'Passage\u200B support');
      expect((await patch(learner, { language: 'HI' })).json()).toMatchObject({ language: 'HI' });
      const same = await patch(learner, { nickname: 'Passage\u200B support', language: 'ZH' });
      expect(same.json()).toMatchObject({ nickname: 'Passage support', language: 'ZH' });
      expectProblem(await patch(learner, { nickname: 'Passage team' }), 400, 'VALIDATION');
      expect((await patch(learner, { nickname: 'ana' })).json()).toMatchObject({ nickname: 'ana' });
    });

    it('from an identity provider are cleaned, and one of staff is not public', async () => {
      const nicknameOf = async (claims: Record<string, string>) => {
        const token = await world().issuer.token({ subject: randomUUID(), claims });
        const headers = { authorization: `Bearer ${token}` };
        return (await world().app.inject({ url: '/api/profile', headers })).json().nickname;
      };
      expect(await nicknameOf({ given_name: 'Passage Support', preferred_username: 'аdmin' })).toBe(
        'Learner',
      );
      expect(await nicknameOf({ nickname: 'adm1n', given_name: 'An\u202Ea' })).toBe('Ana');
    });
  });
}
