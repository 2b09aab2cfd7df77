import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const quiet = (): void => undefined;

describe('work in one folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'passage-turn-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is done by one at a time; who waits says for whom', async () => {
    const steps: string[] = [];
    const said: string[] = [];
    const first = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const one = inTurn(folder, quiet, async () => {
      steps.push('one begins');
      began.resolve();
      await first.promise;
      steps.push('one ends');
    });
    await began.promise;
    const waits = Promise.withResolvers<void>();
    const two = inTurn(
      folder,
      (line) => {
        said.push(line);
        waits.resolve();
      },
      async () => {
        steps.push('two');
        return 'done';
      },
    );
    await waits.promise;
    first.resolve();
    await one;
    expect(await two).toBe('done');
    expect(steps).toEqual(['one begins', 'one ends', 'two']);
    expect(said).toEqual([`Waiting for process ${process.pid}, which works in ${folder}…`]);
  });

  it('lets the next one in after a failure', async () => {
    const failing = inTurn(folder, quiet, () => Promise.reject(new Error('no room')));
    await expect(failing).rejects.toThrow('no room');
    expect(await inTurn(folder, quiet, async () => 1)).toBe(1);
  });
});
