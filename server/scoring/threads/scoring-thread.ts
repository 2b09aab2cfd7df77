/** The program of a scoring thread: takes a task, answers it, takes the next. Whatever throws is an answer too. */
import { parentPort, workerData } from 'node:worker_threads';
import { createAssessor } from './assessor.ts';
import type { ScoringReply, ScoringTask, ThreadSetup } from '#server/scoring/port/messages.ts';

const port = parentPort;
if (port === null) throw new Error('this program runs as a thread of the server');
// Only the server starts threads, with this setup and these messages.
const assessor = createAssessor(workerData as ThreadSetup);

async function answerTask(task: ScoringTask): Promise<ScoringReply> {
  try {
    return await assessor.run(task);
  } catch (error) {
    return { kind: 'broken', error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function take(task: ScoringTask): Promise<void> {
  const reply = await answerTask(task);
  port?.postMessage(reply);
  // Sound and files of the engines lie beside the heap: a heap that is small waits for minutes before it looks.
  globalThis.gc?.();
}

port.on('message', (task: ScoringTask) => void take(task));
