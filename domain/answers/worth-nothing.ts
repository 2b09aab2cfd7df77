/** Of a larger share of its words that are taken from the question, a text is no answer. */
export const allCopied = 0.85;
/** Of a larger share of ready-made phrases, a text is no answer. */
export const allTemplate = 0.6;
