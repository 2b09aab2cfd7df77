import { wordTokens } from '#domain/words/word-tokens.ts';

export const essayWords = 300;

/** An essay of the bank's longest texts, 300 words long. */
export function essayOf(texts: readonly string[]): string {
  const words = texts
    .filter((text) => wordTokens(text).length > 200)
    .join('\n\n')
    .split(/(?<=\s)/u);
  return words.slice(0, essayWords).join('');
}

/** The same essay with every sixth long word misspelt (two letters changed round). */
export function withSlips(essay: string): string {
  let count = 0;
  return essay.replace(/\b([a-z]{3})([a-z])([a-z])([a-z]{2,})\b/gu, (word: string, ...parts: string[]) => {
    count += 1;
    const [head = '', first = '', second = '', tail = ''] = parts;
    return count % 6 === 0 ? head + second + first + tail : word;
  });
}
