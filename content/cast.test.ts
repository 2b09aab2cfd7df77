import { expect, test } from 'vitest';
import { castVoices, soloVoices } from './cast.ts';
import { castId, castLabel, castOfId, type Voice } from './voices.ts';

type Sex = Voice['speaker'];
const ids = Array.from({ length: 24 }, (_, i) => 6001 + i);
const groups: readonly (readonly Sex[])[] = [
  ['woman', 'man', 'woman'],
  ['man', 'woman', 'man'],
  ['woman', 'woman', 'woman'],
  ['man', 'man', 'man'],
  ['man', 'woman'],
];
const peopleOf = (group: readonly Sex[]) => new Map(group.map((sex, i) => [`person ${i}`, sex]));
const castOf = (id: number, group: readonly Sex[]) => [...castVoices(id, peopleOf(group)).entries()];

test.each(groups)('%s %s %s: each has a voice of their sex, and no two have the same', (...group) => {
  for (const id of ids) {
    const people = peopleOf(group.filter((sex) => sex !== undefined));
    const cast = castVoices(id, people);
    expect(new Map([...cast].map(([person, { speaker }]) => [person, speaker]))).toEqual(people);
    expect(new Set(cast.values()).size).toBe(people.size);
    expect(new Set([...cast.values()].map(({ accent }) => accent))).toEqual(new Set(['US', 'UK']));
  }
});

test('two people of one sex have different accents', () => {
  for (const id of ids) {
    const women = castOf(id, ['woman', 'man', 'woman']).flatMap(([, voice]) =>
      voice.speaker === 'woman' ? voice.accent : [],
    );
    expect(women.toSorted()).toEqual(['UK', 'US']);
  }
});

test('over the items both accents are heard equally often, and each item keeps its cast', () => {
  const group: readonly Sex[] = ['woman', 'man', 'man'];
  const accents = ids.flatMap((id) => castOf(id, group).map(([, { accent }]) => accent));
  expect(accents.filter((accent) => accent === 'US')).toHaveLength(accents.length / 2);
  expect(castOf(6007, group)).toEqual(castOf(6007, group));
});

test('a single voice changes its accent and its sex from item to item', () => {
  const heard = ids.slice(0, 4).flatMap((id) => soloVoices(id, 'one'));
  expect(new Set(heard.map(({ accent, speaker }) => `${accent} ${speaker}`)).size).toBe(4);
  expect(new Set(ids.flatMap((id) => soloVoices(id, 'one').map((voice) => voice.id))).size).toBeGreaterThan(
    8,
  );
});

test('a voice that swallows a word of an item leaves it to the next of its accent', () => {
  const [, british] = soloVoices(1012, 'two');
  expect(british).toMatchObject({ accent: 'UK', speaker: 'man' });
  expect(british?.id).not.toBe('bm_lewis');
});

test('a cast is named and labelled after all of its voices', () => {
  const cast = castOfId('bf_emma+am_michael+bm_george')!;
  expect(castId(cast)).toBe('bf_emma+am_michael+bm_george');
  expect(castLabel(cast)).toBe('Emma, Michael and George');
  expect(castLabel(cast.slice(1))).toBe('Michael and George');
  expect(castLabel(cast.slice(2))).toBe('George, British man');
  expect(castOfId('bf_emma+bf_nobody')).toBeUndefined();
});
