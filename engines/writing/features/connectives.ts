/** Words and phrases that tie sentences and clauses together, by what they say. From general knowledge of English. */
const groups = {
  adding:
    'moreover|furthermore|in addition|besides|additionally|also|as well as|not only|what is more|too|as well|similarly|likewise|above all|on the one hand|in particular|indeed',
  contrasting:
    'however|nevertheless|nonetheless|on the other hand|in contrast|whereas|while|although|though|even though|despite|in spite of|yet|on the contrary|instead|rather than|but|by contrast|conversely|admittedly|at the same time|unlike|even so|regardless',
  causing:
    'because|since|therefore|thus|hence|consequently|as a result|for this reason|so that|due to|owing to|because of|that is why|accordingly|in order to|so as to|given that|thanks to|in turn',
  ordering:
    'first|firstly|first of all|to begin with|second|secondly|third|thirdly|then|next|finally|lastly|in the first place|meanwhile|afterwards',
  showing: 'for example|for instance|such as|namely|to illustrate|in fact|in other words|that is',
  concluding:
    'in conclusion|to conclude|to sum up|in summary|overall|all in all|in short|on the whole|in my view|in my opinion|ultimately',
  conditional: 'if|unless|provided that|as long as|otherwise|in case|even if|whether|only if|as far as',
} as const;

export type ConnectiveKind = keyof typeof groups;
const kinds = Object.keys(groups) as ConnectiveKind[];
const all: readonly (readonly [phrase: readonly string[], kind: ConnectiveKind])[] = kinds.flatMap((kind) =>
  groups[kind].split('|').map((phrase) => [phrase.split(' '), kind] as const),
);
const byFirst = Map.groupBy(all, ([[first = '']]) => first);
for (const list of byFirst.values()) list.sort((a, b) => b[0].length - a[0].length);

/** The connectives of a row of lower-case words, in order; the longest phrase wins. */
export function connectivesIn(
  words: readonly string[],
): { readonly phrase: string; readonly kind: ConnectiveKind }[] {
  const found: { phrase: string; kind: ConnectiveKind }[] = [];
  for (let i = 0; i < words.length; i++) {
    const match = byFirst
      .get(words[i] ?? '')
      ?.find(([phrase]) => phrase.every((word, k) => words[i + k] === word));
    if (match === undefined) continue;
    found.push({ phrase: match[0].join(' '), kind: match[1] });
    i += match[0].length - 1;
  }
  return found;
}
