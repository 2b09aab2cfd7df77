import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { createListeners } from '#platform/listeners.ts';
import { useReading } from '#ui/use-store.ts';

function takeTheProcessor(): void {
  const end = performance.now() + 30;
  while (performance.now() < end);
}

/** Something else gets the processor when all that follows at once from a change of the page has run. */
async function takeTheProcessorSoon(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
  takeTheProcessor();
}

function createCount() {
  const { subscribe, tell } = createListeners();
  let count = 0;
  return {
    get: () => count,
    add() {
      count += 1;
      tell();
    },
    subscribe,
  };
}

function Counter({ count }: { count: ReturnType<typeof createCount> }) {
  // A busy machine: React takes another turn for the effects, and a timer of 0 ms is due before it.
  takeTheProcessor();
  useLayoutEffect(() => void takeTheProcessorSoon(), []);
  return <button onClick={() => count.add()}>{useReading(count, (each) => each.get())}</button>;
}

/** Something that comes to the screen by itself. */
function Later({ count }: { count: ReturnType<typeof createCount> }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 5);
    return () => clearTimeout(timer);
  }, []);
  return isThere ? <Counter count={count} /> : null;
}

it('goes on with what it has found once that listens', async () => {
  render(<Later count={createCount()} />);
  const button = await screen.findByRole('button');
  fireEvent.click(button);
  expect(button.textContent).toBe('1');
});
