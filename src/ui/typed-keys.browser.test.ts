import { afterEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isTyped } from './typed-keys.ts';

afterEach(() => document.body.replaceChildren());

/** Presses a key where the focus is, and says of each press whether it was typed into something. */
async function press(key: string): Promise<boolean[]> {
  const seen: boolean[] = [];
  const listen = (event: KeyboardEvent) => void seen.push(isTyped(event));
  document.addEventListener('keydown', listen);
  onTestFinished(() => document.removeEventListener('keydown', listen));
  await userEvent.keyboard(key);
  document.removeEventListener('keydown', listen);
  return seen;
}

function focusOn(html: string, root: ParentNode = document.body): void {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  root.append(holder);
  holder.querySelector<HTMLElement>('[data-focus]')?.focus();
}

/** A field in a shadow root, as browser extensions add them to a page. */
function focusInShadow({ host = 'div', mode }: { host?: string; mode: ShadowRootMode }): void {
  const element = document.createElement(host);
  document.body.append(element);
  focusOn('<input data-focus>', element.attachShadow({ mode }));
}

test.each([
  ['an input', '<input data-focus>'],
  ['a text box', '<textarea data-focus></textarea>'],
  ['a list of choices', '<select data-focus><option>r</option></select>'],
  ['an editor', '<p contenteditable="true" data-focus>text</p>'],
  ['an element within an editor', '<div contenteditable="true" data-focus><b>bold</b></div>'],
])('a key in %s is typed', async (_, html) => {
  focusOn(html);
  expect(await press('r')).toEqual([true]);
});

test.each([
  ['an open shadow root', { mode: 'open' }],
  ['a closed shadow root', { mode: 'closed' }],
  ['a closed shadow root of an element with a name of its own', { host: 'x-translate', mode: 'closed' }],
] as const)('a key in a field in %s is typed', async (_, options) => {
  focusInShadow(options);
  expect(await press('r')).toEqual([true]);
});

test.each([
  ['nothing', '<p>text</p>'],
  ['a button', '<button data-focus>r</button>'],
  ['a choice', '<input type="radio" data-focus>'],
  ['a place that is made to be focused', '<h1 tabindex="-1" data-focus>Heading</h1>'],
])('a key on %s is not typed', async (_, html) => {
  focusOn(html);
  expect(await press('r')).toEqual([false]);
});

test('a key of an input method is typed, also where only its key code says so', () => {
  const keydown = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'n', bubbles: true, ...init });
    document.body.dispatchEvent(event);
    return isTyped(event);
  };
  expect(keydown({ isComposing: true })).toBe(true);
  expect(keydown({ keyCode: 229 })).toBe(true);
  expect(keydown({ keyCode: 78 })).toBe(false);
});
