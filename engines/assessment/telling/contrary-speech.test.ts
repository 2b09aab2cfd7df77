import { expect, test } from 'vitest';
import { likenessBy } from '#engines/content-scoring/claims/likeness.ts';
import { topicTools } from '#engines/writing/score-writing.ts';
import { loadWritingEngine } from '#tools/score-writing/load-engine.ts';
import { contrarySpeech } from './contrary-speech.ts';

const likeness = likenessBy(topicTools(loadWritingEngine()));
const point = (name: string, speaker?: string | null) => ({
  point: name,
  terms: [name],
  ...(speaker !== undefined && { speaker }),
});
const turnedIn = (said: string, truth: string): string[] =>
  contrarySpeech(said, { prompt: '', modelAnswers: [], keyPoints: [point(truth)] }, likeness).flatMap(
    ({ turned }) => turned.map(({ start, end }) => said.slice(start, end)),
  );

test.each([
  ['A yawn makes the brain warmer', 'Yawning may cool the brain'],
  ['Yawning does not spread to friends', 'Yawning spreads most among friends'],
  ['The motorway was removed and there was chaos', 'The motorway was removed and there was no chaos'],
  ['Queues work because there is a law and a guard', 'Queues work without law or guards'],
  ['Her cousin sells less in a street without traffic', 'Her cousin sells more in a street without traffic'],
])('%s: turns round "%s"', (said, truth) => {
  expect(turnedIn(said, truth)).toEqual([said]);
});

test.each([
  ['More clay made the pencil softer or harder', 'Clay makes a pencil harder'],
  ['The stronger rat loses so that the weaker rat goes on', 'The stronger rat loses on purpose'],
  ['There was no chaos after the motorway was removed', 'The motorway was removed and there was no chaos'],
  ['Some people rejected the idea that a yawn warms the brain', 'Yawning may cool the brain'],
  ['It was cold on the ship', 'The clock stood in a hot room'],
])('%s: is no contrary of "%s"', (said, truth) => {
  expect(turnedIn(said, truth)).toEqual([]);
});

const misgivenIn = (said: string): string[] => {
  const keyPoints = [point('Lucy wants no cars', 'lucy'), point('Daniel sells sofas', 'daniel')];
  const [lucy] = contrarySpeech(said, { prompt: '', modelAnswers: [], keyPoints }, likeness);
  return lucy?.misgiven.map(({ start, end }) => said.slice(start, end)) ?? [];
};

test.each([
  ['Daniel wants no cars', ['Daniel wants no cars']],
  ['Daniel is a father. He wants no cars', ['Daniel is a father', 'He wants no cars']],
  ["After that, Daniel's cousin spoke", ["After that, Daniel's cousin spoke"]],
  ['Daniel replies that Lucy wants no cars', []],
  ['She agrees with Daniel', []],
  ['For the children it is dangerous', []],
  ['Lucy wants no cars. She fears noise', []],
])('a view of Lucy in "%s" is given to another speaker in %j', (said, expected) => {
  expect(misgivenIn(said)).toEqual(expected);
});
