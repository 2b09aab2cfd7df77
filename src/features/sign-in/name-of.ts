import { cleanName, nameInSentence } from '#contract/names/clean-name.ts';
import type { Learner } from '#platform/session/session.ts';

/** "Ana Silva (ana@example.com)"; the address alone where there is no name. */
export function nameOf({ firstName, lastName, username }: Learner): string {
  const name = cleanName(`${firstName} ${lastName}`);
  return name === '' || name === username ? username : `${nameInSentence(name)} (${username})`;
}
