import { expect, test } from 'vitest';
import { makeItem } from '#tests/support/practice-items.ts';
import { imageTypeOf } from './image-type-of.ts';

test('a question with a picture has its kind, any other none', () => {
  expect(imageTypeOf(makeItem('DI', 3_001))).toEqual({ imageType: 'BAR_CHART' });
  expect(imageTypeOf(makeItem('RA', 1_001))).toEqual({});
});
