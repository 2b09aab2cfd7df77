import type { Learner } from '#platform/session/session.ts';

/** "Ana Silva (ana@example.com)"; the address alone where there is no name. */
export function nameOf({ firstName, lastName, username }: Learner): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' || name === username ? username : `${name} (${username})`;
}
