import { expect, test } from 'vitest';
import { isRightToLeft, joinTranslations } from './translation-text.ts';

test('translations are joined by an Arabic comma', () => {
  expect(joinTranslations(['الماء', 'ماء'])).toBe('الماء، ماء');
  expect(joinTranslations(['agua'])).toBe('agua');
  expect(joinTranslations([])).toBe('');
});

test('Arabic and Persian are written from right to left, Spanish is not', () => {
  expect(['AR', 'fa', 'KMR'].map(isRightToLeft)).toEqual([true, true, true]);
  expect(['ES', 'TR', 'HI'].map(isRightToLeft)).toEqual([false, false, false]);
});
