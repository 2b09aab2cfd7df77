import { parseArgs } from 'node:util';
import { bankFolder } from '#content/bank-files.ts';
import { checkBank } from '#content/check/check-bank.ts';
import { guessTable } from '#content/check/guess-table.ts';
import type { Problem } from '#content/check/problem.ts';
import { watchBank } from './watch-bank.ts';

/**
 * `npm run content:check`: lists everything that is wrong with the bank; exit code 1 when anything is. `-- --watch` stays and checks
 * again whenever a file of the bank is saved.
 */
const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });

const listed = ({ file, message }: Problem): string => `content/${file}: ${message}`;

function printAll(): number {
  const { itemCount, audioCount, explanationCount, problems, notices, table, guesses } =
    checkBank(bankFolder);
  for (const line of table) console.log(line);
  for (const line of guessTable(guesses)) console.log(line);
  console.log(
    `${explanationCount} of ${itemCount} explanations are spoken; the device's own voice reads the others.`,
  );
  for (const { file, message } of notices) console.log(`Note: content/${file} ${message}`);
  for (const problem of problems) console.error(listed(problem));
  if (problems.length === 0) console.log(`The bank is sound: ${itemCount} items, ${audioCount} audio files.`);
  else console.error(`\n${problems.length} problems in ${itemCount} items.`);
  return problems.length;
}

/** What is wrong now, and what is told of the files that were saved. */
function printAgain(files: readonly string[]): void {
  const startedAt = performance.now();
  const { itemCount, problems, notices } = checkBank(bankFolder);
  console.log(`\n${new Date().toLocaleTimeString('en-GB')} ${files.join(', ')}`);
  for (const problem of notices.filter(({ file }) => files.includes(file)))
    console.log(`Note: ${listed(problem)}`);
  for (const problem of problems) console.error(listed(problem));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    problems.length === 0
      ? `The bank is sound: ${itemCount} items. (${seconds} s)`
      : `${problems.length} problems. (${seconds} s)`,
  );
}

const problemCount = printAll();
if (values.watch) {
  console.log('Watching content/. Stop with Ctrl-C.');
  watchBank(bankFolder, printAgain);
} else if (problemCount > 0) process.exitCode = 1;
