/** The program of a scoring thread: takes a task, answers it, takes the next. Whatever throws is an answer too. */
import { parentPort, workerData } from 'node:worker_threads';
import { createAssessor } from './assessor.ts';
import type { ScoringReply, ScoringTask, ThreadSetup } from './messages.ts';

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

port.on('message', (task: ScoringTask) => {
  void answerTask(task).then((reply) => port.postMessage(reply));
});
