import { joinSessions } from '#domain/practice-session/join-sessions.ts';
import type { KindRule } from './kind-rule.ts';
import { isSameJson } from './same-json.ts';

/** Practice sessions. What two devices did in one is joined, here as on the server: there is nothing to choose between. */
export const session: KindRule<'session'> = {
  ops: {
    'session.set': {
      key: ({ id }) => id,
      holds: (value, known) => value !== null && isSameJson(value, joinSessions(value, known)),
      merge: joinSessions,
      apply: (value, known) => (value === null ? known : joinSessions(value, known)),
    },
  },
  group: () => 'all',
  at: ({ startedAt }) => startedAt,
};
