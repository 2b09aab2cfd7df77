/** What learners wrote goes to a terminal: on one line, and no control character in it steers the terminal. */
export const plainLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
