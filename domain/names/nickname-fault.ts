import { nameLimits } from '#contract/entities/profile.ts';
import { cleanName } from '#contract/names/clean-name.ts';
import { isEmailLike } from './is-email-like.ts';
import { looksLikeStaff } from './looks-like-staff.ts';

const { min, max } = nameLimits.nickname;

/**
 * Why a typed nickname is refused, as a sentence for its learner; `null`: it can be had, as `cleanName` makes it. Everybody sees it, so
 * it is no e-mail address, and nobody can be taken for the people who run Passage.
 */
export function nicknameFault(typed: string): string | null {
  const name = cleanName(typed);
  const { length } = name;
  if (length === 0) return 'A nickname needs letters that can be seen.';
  if (isEmailLike(name))
    return 'This looks like an e-mail address. Everybody can see a nickname: choose another name.';
  if (length < min || length > max)
    return `A nickname has ${min} to ${max} characters. This one has ${length}.`;
  return looksLikeStaff(name)
    ? 'This looks like a name of the people who run Passage. Choose another name.'
    : null;
}
