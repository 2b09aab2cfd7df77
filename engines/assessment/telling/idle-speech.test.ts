import { expect, test } from 'vitest';
import { stem } from '#domain/words/stem.ts';
import { analyseText } from '#engines/writing/analyse.ts';
import { loadWritingEngine } from '#tools/score-writing/load-engine.ts';
import { idleSpeech, type Idle } from './idle-speech.ts';
import { ofTelling } from './stock-words.ts';

const { lexicon } = loadWritingEngine();
const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem));
const lecture: Idle = {
  stock: ofTelling,
  terms: stems('graphite clay wood'),
  speakers: new Set(['sara']),
  mostOwn: 2,
  mostNames: 3,
  screen: new Set(),
};
const idleIn = (said: string, idle = lecture): string[] =>
  idleSpeech(analyseText(lexicon, said).sentences, idle).map(({ start, end }) => said.slice(start, end));

test.each([
  'The speaker talked about the pencil and mentioned that it is very important.',
  'He gave several interesting details about graphite.',
  'Then the lecturer mentioned graphite, clay and wood.',
  'Overall, the lecture was informative.',
])('names nothing of the lecture: %s', (said) => {
  expect(idleIn(said)).toEqual([said]);
});

test.each([
  'The lecturer said that more clay makes a pencil harder.',
  'A French engineer mixed graphite with clay.',
  'In 1795 he mentioned it.',
  'Today most of it is used by factories.',
])('names something of the lecture: %s', (said) => {
  expect(idleIn(said)).toEqual([]);
});

test('the first of several same sentences counts, the others do not', () => {
  const first = 'More clay makes the pencil harder.';
  const again = 'More clay makes the pencil harder now.';
  expect(idleIn(`${first} It is wrapped in wood. ${again} ${first}`)).toEqual([again, first]);
});

test('a list of key words says nothing, a list inside an answer does', () => {
  expect(idleIn('Graphite, England, clay. Wood, string. France, war.')).toHaveLength(3);
  expect(idleIn('Graphite, England, clay. They found it in England and wrapped it in wood.')).toEqual([]);
});

test('the words of the screen read aloud say nothing, a statement about them does', () => {
  const picture = { ...lecture, screen: stems('sleep study job title student week color') };
  const read = 'The title is a student week. This color is sleep, and this color is study.';
  expect(idleIn(read, picture)).toHaveLength(2);
  expect(idleIn('Sleep is longer than study. The job takes 16 hours.', picture)).toEqual([]);
});
