/** "1 word", "2 words", "5,000 words": of a noun that takes an s. */
export const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;
