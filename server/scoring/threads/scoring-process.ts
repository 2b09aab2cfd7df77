/**
 * The process around a scoring thread. What the engines take of memory goes back to the system only with a process, and this one ends
 * with the server, also in the middle of a task that hangs. Started with the address of the thread's program; the first message is
 * its setup, each further one a task.
 */
import { Worker } from 'node:worker_threads';
import type { ScoringReply, ScoringTask, ThreadSetup } from '#server/scoring/port/messages.ts';

const [entry = ''] = process.argv.slice(2);

/** A thread that needs more than this dies. Decoded sound and the networks are outside the heap. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 12 };

process.once('disconnect', () => process.exit());
// Ctrl-C reaches this process too; the server says when it ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

// Only the server starts this program, with these messages.
process.once('message', (setup: ThreadSetup) => {
  const thread = new Worker(new URL(entry), { workerData: setup, resourceLimits });
  thread.on('message', (reply: ScoringReply) => {
    process.send?.(reply);
    // The copy of the recording that it took.
    globalThis.gc?.();
  });
  thread.on('error', (error: Error) => {
    process.send?.({ kind: 'crashed', error: error.message }, undefined, {}, () => process.exit(1));
  });
  thread.on('exit', (code) => {
    process.exitCode = code;
    process.disconnect();
  });
  // Copied, not handed over: nothing is transferred.
  process.on('message', (task: ScoringTask) => thread.postMessage(task, []));
});
