/** "1 word", "5,000 words". */
export const countWords = (n: number): string => (n === 1 ? '1 word' : `${n.toLocaleString('en')} words`);
