/** Cache Storage of the engines' data files, under their addresses: a worker keeps and checks them, the page sees whether they are there. */
export const engineCaches = {
  dictionary: 'passage-dictionary-v1',
  writing: 'passage-writing-data-v1',
} as const;
