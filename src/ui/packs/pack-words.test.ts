import { expect, test } from 'vitest';
import { withoutPack } from './pack-words.ts';

test('what readings lose without the transcript pack is said where it is offered', () => {
  expect(withoutPack['transcript-tiny']).toContain('scored by the server');
  expect(withoutPack['transcript-tiny']).toMatch(
    /read aloud.*fewer of the words that you changed are noticed/,
  );
});
