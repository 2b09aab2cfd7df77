/** The form in which titles are compared: lower case, without accents, single spaces. */
export function foldTitle(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/gu, ' ');
}
