import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const watchdog = fileURLToPath(new URL('./start-watchdog.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'passage-watchdog-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How a process with a quick watchdog ends that does this. */
async function endOf(work: string) {
  const program = `
    import { startWatchdog } from ${JSON.stringify(watchdog)};
    const stop = startWatchdog({ lookEveryMs: 50, mostMissed: 10 });
    ${work}
  `;
  const file = join(folder, 'program.mjs');
  writeFileSync(file, program);
  const child = spawn(process.execPath, [file]);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, saysWhy: errors.includes('has hung') };
}

it('ends a process whose main thread hangs', async () => {
  expect(await endOf('for (;;);')).toEqual({ code: null, signal: 'SIGKILL', saysWhy: true });
});

it('leaves one alone that is only busy now and then, and lets it end', async () => {
  const work = `
    for (let round = 0; round < 8; round += 1) {
      const until = performance.now() + 150;
      while (performance.now() < until);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await stop();
  `;
  expect(await endOf(work)).toEqual({ code: 0, signal: null, saysWhy: false });
});
