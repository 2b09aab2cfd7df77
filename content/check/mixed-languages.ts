import { scriptFaults } from './script-faults.ts';

/** Words of English that are words of no language that is written in Latin letters here. */
const onlyEnglish =
  /(?<![\p{L}\p{M}'-])(?:the|and|of|is|were|was|with|that|this|which|from|they|have)(?![\p{L}\p{M}'-])/iu;

const quoted = /[«“「『"][^«»“”「」『』"]*[»”」』"]/gu;
const latinWord = /\p{Script=Latin}+/gu;

const inLatinLetters = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 > letters.length;
};

/** What of a translation is not in its language. The words of the source that it quotes may stay English. */
export function languageFaults(source: string, target: string, language: string): string[] {
  const own = target.replace(quoted, ' ');
  const known = new Set(source.toLowerCase().match(latinWord));
  const isLatin = inLatinLetters(own);
  const stranger = isLatin
    ? onlyEnglish.exec(own)?.[0]
    : (own.match(latinWord) ?? []).find((word) => !known.has(word.toLowerCase()));
  return [
    ...scriptFaults(isLatin ? own : own.replace(/(?<=[A-Za-z])[,;?]/gu, ' '), language),
    ...(stranger === undefined ? [] : [`"${stranger}" in "${target}" is of another language`]),
    ...(isLatin && target === source && source.includes(' ') ? [`"${target}" is not translated`] : []),
    ...(/<\/?[a-z][^>]*>|&[a-z#\d]+;/iu.test(target) ? [`"${target}" has HTML in it`] : []),
  ];
}

/** First digits of the scripts that have digits of their own. */
const zeros = [0x06_60, 0x06_f0, 0x09_66];

/** Figures of a text, in Latin digits and without what parts their thousands, in order of size. */
function figuresOf(text: string): string[] {
  const latin = text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
  return (latin.replace(/(?<=\d)[.,٬٫\u00A0\u202F ](?=\d)/gu, '').match(/\d+/gu) ?? []).toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );
}

/** In words, as figures are in a text that is spoken; months are numbers in Chinese. */
const spelled =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen(?:th)?|\w+ty|\w+ties|hundreds?|thousands?|millions?|half|January|February|March|April|May|June|July|August|September|October|November|December)\b/iu;

/** "The 1990s" are "the nineties" in many languages. */
const decade = /\b\d{3}0s\b/gu;

/** Figures that only one of the two has: what one says in figures the other may say in words, but never another figure. */
export function figureFaults(source: string, target: string): string[] {
  const [wanted, found] = [figuresOf(source), figuresOf(target)];
  const missing = wanted.filter((figure) => !found.includes(figure));
  const strange = found.filter((figure) => !wanted.includes(figure));
  const decades = figuresOf((source.match(decade) ?? []).join('; '));
  const isMissing = missing.some((figure) => strange.length > 0 || !decades.includes(figure));
  const isStrange = strange.length > 0 && (missing.length > 0 || !spelled.test(source));
  return isMissing || isStrange
    ? [
        `"${target}" has the figures ${found.join(', ') || 'none'}, and the source ${wanted.join(', ') || 'none'}`,
      ]
    : [];
}
