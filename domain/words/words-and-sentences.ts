/** Words of a text that is compared or said: hyphens and apostrophes join letters, lone punctuation is none. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replace(/[‘’]/g, "'")
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** Sentences of a text, trimmed. */
export function sentencesOf(text: string): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text);
  return [...segments].map((part) => part.segment.trim()).filter((sentence) => sentence !== '');
}
