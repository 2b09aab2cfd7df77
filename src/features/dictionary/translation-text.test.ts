import { expect, test } from 'vitest';
import { joinTranslations } from './translation-text.ts';

test('translations are joined by an Arabic comma', () => {
  expect(joinTranslations(['الماء', 'ماء'])).toBe('الماء، ماء');
  expect(joinTranslations(['agua'])).toBe('agua');
  expect(joinTranslations([])).toBe('');
});
