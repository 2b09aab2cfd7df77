import { nameLimits } from '#contract/entities/profile.ts';
import { cleanName } from '#contract/names/clean-name.ts';
import { isEmailLike } from '#domain/names/is-email-like.ts';
import { nicknameFault } from '#domain/names/nickname-fault.ts';

/** What an identity provider says of somebody who comes for the first time. */
export interface TokenNames {
  readonly username: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly nickname?: string;
}

const nobody = 'Learner';

/**
 * The names of a new learner, by the rules for typed ones. The nickname is public, so it never comes from an e-mail address: the first
 * of nickname, first name and user name that may be one.
 */
export function namesOfToken({ username, firstName = '', lastName = '', nickname = '' }: TokenNames) {
  const { max } = nameLimits.nickname;
  const publicNames = [nickname, firstName, username.includes('@') ? '' : username];
  const names = publicNames.filter((name) => !isEmailLike(name)).map((name) => cut(name, max));
  return {
    firstName: cut(firstName, nameLimits.firstName.max),
    lastName: cut(lastName, nameLimits.lastName.max),
    nickname: names.find((name) => nicknameFault(name) === null) ?? nobody,
  };
}

/** So many characters at most, and no half of a pair or of an emoji at the end. */
const cut = (name: string, max: number): string => cleanName(cleanName(name).slice(0, max));
