import { checkerKinds } from './engines.ts';

/** A process of its own for each checker: opens it, checks one text and prints the milliseconds and the memory that it took. */
const kind = checkerKinds[Number(process.argv[2])];
if (kind === undefined) throw new Error('no such checker');
globalThis.gc?.();
const before = process.memoryUsage().rss;
const started = performance.now();
const checker = await kind.open();
const readyMs = performance.now() - started;
await checker.check('The first sentence is short. It has no misteak at all.');
globalThis.gc?.();
process.stdout.write(JSON.stringify({ readyMs, megabytes: (process.memoryUsage().rss - before) / 1e6 }));
