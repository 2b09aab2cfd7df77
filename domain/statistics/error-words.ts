import type { FrequentError } from './frequent-errors.ts';

const groupWords: Readonly<Record<FrequentError['group'], string>> = {
  spelling: 'words misspelt',
  grammar: 'slips of grammar',
  gaps: 'gaps filled wrongly',
  'missed-words': 'words left out',
  sounds: 'words that sounded different',
  pairs: 'neighbours in the wrong order',
  options: 'options chosen or left wrongly',
  highlights: 'words marked or left wrongly',
};

/** A frequent error as it goes on after its number, which is always more than one. */
export function errorWords({ group, topic }: Pick<FrequentError, 'group' | 'topic'>): string {
  return topic === '' ? groupWords[group] : `slips with ${topic}`;
}
