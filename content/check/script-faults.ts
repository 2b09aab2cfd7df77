import { isInScriptOf } from '#domain/translation/script-of.ts';

/** Marks and letters of a neighbour language that get into a text from the wrong keyboard. */
const strangers: Readonly<Record<string, RegExp>> = {
  AR: /[کیگچپژ,;?]/u,
  FA: /[كيىة,;?]/u,
};

/** What of a text is not written as its language is. */
export function scriptFaults(text: string, language: string): string[] {
  const stranger = strangers[language]?.exec(text)?.[0];
  return [
    ...(isInScriptOf(text, language) ? [] : [`"${text}" is not written in the letters of its language`]),
    ...(stranger === undefined ? [] : [`"${stranger}" in "${text}" is not of this language`]),
  ];
}
