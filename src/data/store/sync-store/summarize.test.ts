import { expect, test } from 'vitest';
import { hashable } from './summarize.ts';

test('rows are hashed in the order of their keys as UTF-8 bytes, whatever alphabet they are in', () => {
  const keys = [
    'vocabBook:\u{1F600}',
    'vocabBook:\uFB01x',
    'vocabBook:z',
    'vocabBook:é',
    'vocabBook:',
    'vocabBook:za',
  ];
  const text = new TextDecoder().decode(hashable(keys.map((key) => [key, 1])));
  const asBytes = keys.map((key) => Buffer.from(key)).sort((a, b) => a.compare(b));
  expect(text.split('\n')).toEqual(asBytes.map((key) => `${key.toString()}:1`));
});
