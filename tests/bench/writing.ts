import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { correctTexts } from '#tests/support/correct-texts.ts';
import type { BenchTable } from './bench-table.ts';
import { median } from './statistics.ts';
import { checkerKinds, fetchPeers } from './writing/engines.ts';
import { essayOf, essayWords, withSlips } from './writing/essay.ts';

const rounds = 15;
/** Essays in one long text: its time should grow with its words, and no faster. */
const essaysInLong = 20;
const longRounds = 3;

async function timed(run: () => Promise<number> | number): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

const Memory = z.object({ readyMs: z.number(), megabytes: z.number() });

function measureAlone(index: number): z.infer<typeof Memory> {
  const script = join(import.meta.dirname, 'writing', 'measure-memory.ts');
  const runs = Array.from({ length: 3 }, () =>
    Memory.parse(
      JSON.parse(
        execFileSync(process.execPath, ['--expose-gc', script, String(index)], { encoding: 'utf8' }),
      ),
    ),
  );
  return {
    readyMs: median(runs.map(({ readyMs }) => readyMs)),
    megabytes: median(runs.map(({ megabytes }) => megabytes)),
  };
}

/** Time, memory, download and false flags of the writing engine beside nspell and harper.js, interleaved in one run. */
export async function runWritingBench(): Promise<BenchTable> {
  await fetchPeers();
  const texts = correctTexts();
  const words = texts.reduce((sum, text) => sum + wordTokens(text).length, 0);
  const essay = essayOf(texts);
  const spoilt = withSlips(essay);
  const measured = [];
  for (const [index, kind] of checkerKinds.entries()) {
    measured.push({
      kind,
      alone: measureAlone(index),
      checker: await kind.open(),
      clean: [] as number[],
      wrong: [] as number[],
      long: [] as number[],
      falseFlags: 0,
    });
  }
  for (let round = -5; round < rounds; round++) {
    for (const { checker, clean, wrong } of measured) {
      const times = [await timed(() => checker.check(essay)), await timed(() => checker.check(spoilt))];
      if (round < 0) continue;
      clean.push(times[0] ?? 0);
      wrong.push(times[1] ?? 0);
    }
  }
  const longText = `${essay} `.repeat(essaysInLong);
  for (let round = 0; round < longRounds; round++)
    for (const { checker, long } of measured) long.push(await timed(() => checker.check(longText)));
  for (const one of measured) for (const text of texts) one.falseFlags += await one.checker.check(text);
  return {
    title: 'Writing',
    note: `One essay of ${essayWords} words, as it is and with ${countSlips(essay, spoilt)} misspellings, medians of ${rounds} interleaved runs; start and memory each in a process of its own; false flags on all English of the bank (${words} words, which we hold to be right; our rules are checked against it, those of the peers are not).`,
    columns: [
      'checker',
      'does',
      'essay ms',
      'essay with slips ms',
      `${essaysInLong} essays in one text (essay = 1)`,
      'ready ms',
      'memory MB',
      'download MB (brotli)',
      'false flags per 250 words',
    ],
    rows: measured.map(({ kind, alone, clean, wrong, long, falseFlags }) => [
      kind.name,
      kind.does,
      median(clean).toFixed(1),
      median(wrong).toFixed(1),
      (median(long) / median(clean)).toFixed(1),
      alone.readyMs.toFixed(0),
      alone.megabytes.toFixed(0),
      (kind.downloadBytes() / 1e6).toFixed(2),
      ((falseFlags / words) * 250).toFixed(2),
    ]),
  };
}

function countSlips(a: string, b: string): number {
  const other = b.split(/\s+/u);
  return a.split(/\s+/u).filter((word, i) => word !== other[i]).length;
}
