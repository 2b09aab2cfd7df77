import { expect, it } from 'vitest';
import { runSideBySide } from './side-by-side.ts';

interface Piece {
  name: string;
  cores: number;
  after?: readonly string[];
}

/** Runs the pieces on two cores; each ends when it is told to. */
function begin(pieces: readonly Piece[]) {
  const running = new Map<string, () => void>();
  const seen: [string, readonly string[]][] = [];
  const ended = runSideBySide(pieces, 2, async ({ name }: Piece, before: readonly string[]) => {
    seen.push([name, before]);
    await new Promise<void>((resolve) => {
      running.set(name, resolve);
    });
    running.delete(name);
    return `result of ${name}`;
  });
  return {
    ended,
    seen,
    running: () => [...running.keys()],
    async end(name: string) {
      running.get(name)?.();
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    },
  };
}

it('runs two of one core beside each other, and one of two cores alone', async () => {
  const work = begin([
    { name: 'a', cores: 1 },
    { name: 'b', cores: 1 },
    { name: 'whole', cores: 2 },
    { name: 'c', cores: 1 },
  ]);
  expect(work.running()).toEqual(['a', 'b']);
  await work.end('b');
  // What fits goes on while the one of two cores waits for both.
  expect(work.running()).toEqual(['a', 'c']);
  await work.end('a');
  expect(work.running()).toEqual(['c']);
  await work.end('c');
  expect(work.running()).toEqual(['whole']);
  await work.end('whole');
  expect(await work.ended).toEqual(['result of a', 'result of b', 'result of whole', 'result of c']);
});

it('starts what comes after others with what became of those, and at once if they are not there', async () => {
  const work = begin([
    { name: 'size', cores: 1, after: ['build', 'load'] },
    { name: 'load', cores: 1, after: ['elsewhere'] },
    { name: 'build', cores: 1 },
  ]);
  expect(work.running()).toEqual(['load', 'build']);
  await work.end('load');
  expect(work.running()).toEqual(['build']);
  await work.end('build');
  await work.end('size');
  expect(await work.ended).toHaveLength(3);
  expect(work.seen).toEqual([
    ['load', []],
    ['build', []],
    ['size', ['result of build', 'result of load']],
  ]);
});

it('refuses what could never start', async () => {
  const ring = [
    { name: 'a', cores: 1, after: ['b'] },
    { name: 'b', cores: 1, after: ['a'] },
  ];
  await expect(begin(ring).ended).rejects.toThrow('wait for each other');
});
