import { expect, test } from 'vitest';
import { avatarDesigns, lettersOf } from './avatar-design.ts';

test.each([
  ['Ana Silva', 'AS'],
  ['maya', 'M'],
  ['Jean-Luc van der Berg', 'JB'],
  ['علی رضایی', 'عر'],
  ['李雷', '李'],
  ['e\u0301milie', 'É'],
  ['क्षमा', 'क्ष'],
  ['🙂 🙂', ''],
  ['', ''],
  ['  x  ', 'X'],
])('%j begins with %j', (name, letters) => expect(lettersOf(name)).toBe(letters));

const channel = (part: number) => (part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('there are six, the same for the same name, and white letters can be read on all of them', () => {
  const designs = avatarDesigns('Ana Silva');
  expect(designs).toEqual(avatarDesigns('Ana Silva'));
  expect(new Set(designs.map(({ name }) => name)).size).toBe(6);
  for (const { ground, shade } of designs)
    for (const colour of [ground, shade]) expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThan(4.5);
});
