import { expect, test } from 'vitest';
import { loadBank } from './load-bank.ts';
import { conversationOf, renderingsOf } from './renderings.ts';
import { spokenTextOf } from './spoken-text.ts';

const turns = [
  { speaker: 'ben', voice: 'man', text: 'Shall we meet on Monday?' },
  { speaker: 'ada', voice: 'woman', text: 'Tuesday would be better.' },
  { speaker: 'ben', voice: 'man', text: 'Then Tuesday it is.' },
] as const;

test('a conversation is one rendering, in which each person keeps a voice from turn to turn', () => {
  const [rendering, ...others] = conversationOf(6001, turns);
  expect(others).toEqual([]);
  expect(rendering?.parts.map(({ text }) => text)).toEqual(turns.map(({ text }) => text));
  const [first, second, third] = rendering!.parts.map(({ voice }) => voice);
  expect([first?.speaker, second?.speaker]).toEqual(['man', 'woman']);
  expect(third).toBe(first);
  expect(rendering).toMatchObject({ voice: `${first?.id}+${second?.id}`, accent: first?.accent });
});

test('every rendering of the bank speaks the whole text of its item', () => {
  const { items } = loadBank();
  const spoken = items.filter((item) => spokenTextOf(item) !== undefined);
  expect(spoken.length).toBeGreaterThan(40);
  for (const item of spoken) {
    const texts = renderingsOf(item).map(({ parts }) => parts.map(({ text }) => text).join(' '));
    expect(new Set(texts)).toEqual(new Set([spokenTextOf(item)]));
  }
});

test('what is read on the screen is not spoken', () => {
  const silent = loadBank().items.filter(({ taskType }) => taskType === 'MCS_R' || taskType === 'WE');
  expect(silent.flatMap(renderingsOf)).toEqual([]);
});
