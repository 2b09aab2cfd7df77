import { wordTokens } from '#domain/words/word-tokens.ts';

/** A piece of a text: a word with its place among the words, or what stands between words. */
export type TextPart =
  | { readonly kind: 'word'; readonly at: number; readonly text: string }
  | { readonly kind: 'marks'; readonly text: string };

/** A stretch of a text that stays on one line: a word with the marks around it, or the space between two. */
export type Chunk =
  | { readonly kind: 'space'; readonly text: string }
  | { readonly kind: 'unit'; readonly start: number; readonly parts: readonly TextPart[] };

/** The paragraphs of a text (an empty line between them) in chunks. Words count through the whole text (`wordTokens`). */
export function chunkParagraphs(text: string): Chunk[][] {
  const tokens = wordTokens(text);
  const paragraphs: Chunk[][] = [[]];
  // A dash or a slash ends a unit: a line may break after it.
  for (const match of text.matchAll(/\s+|[^\s\u2013\u2014/]+[\u2013\u2014/]*|[\u2013\u2014/]+/gu)) {
    const [piece] = match;
    const start = match.index;
    if (/^\s*\n\s*\n\s*$/u.test(piece)) paragraphs.push([]);
    else if (/^\s/u.test(piece)) paragraphs.at(-1)?.push({ kind: 'space', text: piece });
    else {
      const parts: TextPart[] = [];
      const end = start + piece.length;
      let from = start;
      for (const [at, token] of tokens.entries()) {
        if (token.start < start || token.end > end) continue;
        if (token.start > from) parts.push({ kind: 'marks', text: text.slice(from, token.start) });
        parts.push({ kind: 'word', at, text: text.slice(token.start, token.end) });
        from = token.end;
      }
      if (from < end) parts.push({ kind: 'marks', text: text.slice(from, end) });
      paragraphs.at(-1)?.push({ kind: 'unit', start, parts });
    }
  }
  return paragraphs;
}
