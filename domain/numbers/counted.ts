/** "1 word", "2 words": of a noun that takes an s. */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
