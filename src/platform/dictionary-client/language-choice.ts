const key = 'passage-dictionary-language';

/** The language that words are translated into on this device; `null`: none chosen. */
export function readLanguageChoice(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeLanguageChoice(code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(key);
    else localStorage.setItem(key, code);
  } catch {
    // Refused storage: the choice holds until the page is left.
  }
}
