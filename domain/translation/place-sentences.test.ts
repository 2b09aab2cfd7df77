import { expect, test } from 'vitest';
import type { SentencePair, TranslatedPart } from '#contract/items/translation.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { placeSentences, translatedParts } from './place-sentences.ts';
import { partsOf } from './translated-parts.ts';

const pair = (source: string, target: string, part: TranslatedPart = 'TEXT'): SentencePair => ({
  part,
  source,
  target,
  alignments: [],
});
const placedIn = (text: string, sentences: readonly SentencePair[]) =>
  placeSentences([{ part: 'TEXT', option: null, text }], sentences).flatMap((part) =>
    part.sentences.map(({ source, target }) => [source, target]),
  );

test('sentences stand in the order of the text, whatever order they come in', () => {
  const sentences = [pair('Wasps sting.', 'b'), pair('Bees dance.', 'a')];
  expect(placedIn('Bees dance.\n\n- Wasps sting.', sentences)).toEqual([
    ['Bees dance.', 'a'],
    ['Wasps sting.', 'b'],
  ]);
});

test('what has changed since is shown as it is, and the rest stays translated', () => {
  const sentences = [pair('Bees dance.', 'a'), pair('Wasps sting.', 'b'), pair('Ants walk.', 'c')];
  expect(placedIn('Bees dance. Hornets sting too. Ants walk.', sentences)).toEqual([
    ['Bees dance.', 'a'],
    ['Hornets sting too.', null],
    ['Ants walk.', 'c'],
  ]);
  expect(placedIn('Nothing is left.', sentences)).toEqual([['Nothing is left.', null]]);
});

test('a sentence that comes twice is translated twice, and none is found within a longer word', () => {
  expect(placedIn('No. No. Nothing.', [pair('No.', 'n')])).toEqual([
    ['No.', 'n'],
    ['No.', 'n'],
    ['Nothing.', null],
  ]);
  expect(placedIn('Noon', [pair('No', 'n')])).toEqual([['Noon', null]]);
  expect(placedIn('No one. No', [pair('No', 'n'), pair('No one.', 'm')])).toEqual([
    ['No one.', 'm'],
    ['No', 'n'],
  ]);
});

test('an empty sentence of a spoilt pack is passed over', () => {
  expect(placedIn('Bees dance.', [pair('', 'x')])).toEqual([['Bees dance.', null]]);
});

test('a question has text, question, each option and explanation, and a part without a translation is left out', () => {
  const item = makeItem('MCS_R', 15_001, { passage: 'Bees dance.', question: 'Who dances?' });
  const parts = partsOf(item);
  expect(parts.map(({ part, option }) => [part, option])).toEqual([
    ['TEXT', null],
    ['QUESTION', null],
    ...['a', 'b', 'c'].map((id) => ['QUESTION', id]),
    ['EXPLANATION', null],
  ]);
  const sentences = [pair('Bees dance.', 'a'), pair('Who dances?', 'b', 'QUESTION')];
  const textsOf = (wanted: readonly TranslatedPart[] | null) =>
    translatedParts(item, sentences, wanted).map(({ text }) => text);
  expect(textsOf(null)).toEqual(['Bees dance.', 'Who dances?']);
  expect(textsOf(['QUESTION'])).toEqual(['Who dances?']);
});
