/** What makes two spellings the same word of a book, on devices and on the server: one case, one form, no blanks around it. */
export const foldWord = (word: string): string => word.trim().normalize('NFC').toLowerCase();
