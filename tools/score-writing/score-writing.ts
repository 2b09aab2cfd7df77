import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { scoreWriting, type WritingTask } from '#engines/writing/score-writing.ts';
import { loadTopics, loadWritingEngine } from './load-engine.ts';
import { parseLine } from './parse-line.ts';
import { resultLine } from './result-line.ts';

const usage = `Scores written answers.

  npm run -s score:writing -- --list FILE

FILE has one JSON object a line: {"id", "task": "WE|WEM|SWT|SST", "exam": "ACADEMIC|CORE", "text", "prompt", "model_answers"?, "key_points"?}.
Prints one line of JSON for each; what is wrong with a line is said on stderr and does not stop the run. Needs no network.
docs/writing-engine.md explains the numbers.`;

const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Writes a line and waits when the reader is slower. */
async function print(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`))
    await new Promise((resolve) => process.stdout.once('drain', resolve));
}

async function scoreList(listPath: string): Promise<void> {
  const engine = loadWritingEngine();
  const known = new Map<WritingTask, ReturnType<typeof loadTopics>>();
  const topicsOf = (task: WritingTask): ReturnType<typeof loadTopics> => {
    const topics = known.get(task) ?? loadTopics(engine, task);
    known.set(task, topics);
    return topics;
  };
  let number = 0;
  for await (const line of createInterface({
    input: createReadStream(listPath, 'utf8'),
    crlfDelay: Infinity,
  })) {
    number += 1;
    if (line.trim() === '') continue;
    const parsed = parseLine(line);
    if (parsed.kind === 'wrong') {
      complain(`line ${number}: ${parsed.reason}`);
      continue;
    }
    const others = topicsOf(parsed.task)
      .filter(({ prompt }) => prompt !== parsed.prompt)
      .map(({ topic }) => topic);
    const score = scoreWriting(engine, { ...parsed, others });
    if (score === undefined)
      complain(`line ${number} (${parsed.id}): ${parsed.exam} has no task ${parsed.task}`);
    else await print(JSON.stringify(resultLine(parsed.id, score)));
  }
}

const { values } = parseArgs({
  options: { list: { type: 'string' }, help: { type: 'boolean', default: false } },
});
if (values.help || values.list === undefined) {
  complain(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  try {
    await scoreList(values.list);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
