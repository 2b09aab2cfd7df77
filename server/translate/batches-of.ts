/** Services limit the characters and the texts of one request (`--char-limit` and `--batch-limit` of LibreTranslate). */
const mostCharacters = 4_000;
const mostSentences = 40;

/** Splits sentences into requests in their order. A sentence of more than 4,000 characters is a request by itself. */
export function batchesOf(sentences: readonly string[]): string[][] {
  const batches: string[][] = [];
  let characters = 0;
  for (const sentence of sentences) {
    const last = batches.at(-1);
    const fits = last && last.length < mostSentences && characters + sentence.length <= mostCharacters;
    if (fits) last.push(sentence);
    else batches.push([sentence]);
    characters = sentence.length + (fits ? characters : 0);
  }
  return batches;
}
