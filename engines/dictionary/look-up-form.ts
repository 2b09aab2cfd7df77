/** The letters that a word is looked up by: lower case, straight apostrophes, single blanks; empty when it cannot be a word. */
export function lookUpForm(text: string): string {
  const form = text
    .normalize('NFC')
    .replaceAll(/[‘’ʼ＇]/gu, "'")
    .replaceAll(/[‐‑]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
  return form.length > longest ? '' : form;
}

/** Longer texts are looked up nowhere. */
const longest = 60;
