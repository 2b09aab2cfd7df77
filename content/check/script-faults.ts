/** The letters that a language is written with. */
const letters: Readonly<Record<string, RegExp>> = {
  AR: /\p{Script=Arabic}/u,
  FA: /\p{Script=Arabic}/u,
  HI: /\p{Script=Devanagari}/u,
  ZH: /\p{Script=Han}/u,
};

/** Marks and letters of a neighbour language that get into a text from the wrong keyboard. */
const strangers: Readonly<Record<string, RegExp>> = {
  AR: /[کیگچپژ,;?]/u,
  FA: /[كيىة,;?]/u,
};

/** Names may stay in Latin letters, a sentence may not. */
const leastShare = 0.5;

/** What of a text is not written as its language is. */
export function scriptFaults(text: string, language: string): string[] {
  const own = letters[language] ?? /\p{Script=Latin}/u;
  const all = text.match(/\p{L}/gu) ?? [];
  const share = all.length === 0 ? 1 : all.filter((letter) => own.test(letter)).length / all.length;
  const stranger = strangers[language]?.exec(text)?.[0];
  return [
    ...(share < leastShare ? [`"${text}" is not written in the letters of its language`] : []),
    ...(stranger === undefined ? [] : [`"${stranger}" in "${text}" is not of this language`]),
  ];
}
