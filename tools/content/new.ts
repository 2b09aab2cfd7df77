import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bankFolder } from '#content/bank-files.ts';
import { loadBank } from '#content/load-bank.ts';
import { TaskType, taskTypes } from '#contract/task-type.ts';
import { skeletonOf } from './skeleton.ts';

/** `npm run content:new -- --type HIW`: an empty item with the next id, ready to be written. */
const { values } = parseArgs({ options: { type: { type: 'string' } } });
const task = TaskType.safeParse(values.type);
if (task.success) {
  const { path, json } = skeletonOf(task.data, loadBank().items, new Date().toISOString().slice(0, 7));
  writeFileSync(join(bankFolder, path), json, { flag: 'wx' });
  console.log(`Write content/${path}, then run "npm run content:check".`);
} else {
  console.error(`Name a task type with --type, one of: ${taskTypes.join(', ')}.`);
  process.exitCode = 1;
}
