/**
 * Whether a nickname looks like an e-mail address: everybody would see where to write to. The specification has no rule; privacy
 * asks for one. Wide forms of the at sign and the dot are read as the signs that they stand for.
 */
export function isEmailLike(nickname: string): boolean {
  return /[^\s@]@[^\s@]+\.[^\s@.]{2,}/u.test(nickname.normalize('NFKC'));
}
