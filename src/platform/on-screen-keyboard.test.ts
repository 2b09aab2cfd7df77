import { expect, it } from 'vitest';
import { watchOnScreenKeyboard } from './on-screen-keyboard.ts';

/** A page of a phone, 844 pixels high, with what the browser tells of the part that is seen. */
function phone() {
  const seen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  const properties = new Map<string, string>();
  const root = {
    clientHeight: 844,
    dataset: {} as Record<string, string>,
    style: {
      setProperty: (name: string, value: string) => properties.set(name, value),
      removeProperty: (name: string) => properties.delete(name),
    },
  };
  const page = { visualViewport: seen, document: { documentElement: root } };
  const stop = watchOnScreenKeyboard(page as unknown as Window);
  return {
    stop,
    become: (next: Partial<Pick<typeof seen, 'height' | 'offsetTop' | 'scale'>>, kind = 'resize') => {
      Object.assign(seen, next);
      seen.dispatchEvent(new Event(kind));
    },
    facts: () => ({
      isOpen: 'keyboard' in root.dataset,
      covered: properties.get('--passage-keyboard'),
      seen: properties.get('--passage-seen'),
    }),
  };
}
const closed = { isOpen: false, covered: undefined, seen: undefined };

it('tells the style sheets how much a keyboard covers, also after the page was pushed up, until it is gone', () => {
  const { become, facts, stop } = phone();
  expect(facts()).toEqual(closed);
  become({ height: 508 });
  expect(facts()).toEqual({ isOpen: true, covered: '336px', seen: '508px' });
  become({ offsetTop: 136 }, 'scroll');
  expect(facts()).toEqual({ isOpen: true, covered: '200px', seen: '508px' });
  become({ height: 844, offsetTop: 0 });
  expect(facts()).toEqual(closed);
  stop();
  become({ height: 508 });
  expect(facts()).toEqual(closed);
});

it('takes neither a bar of the browser nor a page that was zoomed for a keyboard', () => {
  const { become, facts } = phone();
  become({ height: 790 });
  expect(facts()).toEqual(closed);
  become({ height: 422, scale: 2 });
  expect(facts()).toEqual(closed);
});

it('asks nothing of a browser that does not tell', () => {
  expect(() => watchOnScreenKeyboard({} as Window)()).not.toThrow();
});
