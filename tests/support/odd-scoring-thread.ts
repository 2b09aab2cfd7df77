/**
 * A scoring thread that does what the text of an essay says: `hang` never answers, `die` ends the thread, `break` throws in
 * the engine, `process` tells the number of its process, `once …` does so only while its marker file is not there; anything else is worth 5 of 10 points.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { Score } from '#contract/entities/answer.ts';
import type { ScoringReply, ScoringTask } from '#server/scoring/port/messages.ts';

const score: Score = {
  rubric: 'a rubric',
  scorer: 'odd',
  points: 5,
  max: 10,
  traits: [],
  skills: [],
  evidence: {
    kind: 'writing',
    wordCount: 1,
    formBand: { points: 1, max: 2, reason: 'in-band' },
  },
};

function reply(text: string): ScoringReply {
  const [what, marker] = text.split(' ');
  if (what === 'die') process.exit(1);
  if (what === 'break') return { kind: 'broken', error: 'a broken engine' };
  if (what === 'process') return { kind: 'transcription', text: String(process.pid) };
  if (what === 'hang') for (;;);
  if (what === 'once' && marker !== undefined && !existsSync(marker)) {
    writeFileSync(marker, '');
    process.exit(1);
  }
  return { kind: 'scored', score };
}

const port = parentPort;
port?.on('message', (task: ScoringTask) => {
  const text = task.kind === 'answer' && task.value.kind === 'write' ? task.value.text : '';
  port?.postMessage(reply(text), []);
});
