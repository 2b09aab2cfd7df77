import { checkBank } from '#content/check/check-bank.ts';
import { bankFolder } from '#content/bank-files.ts';

/** `npm run content:check`: lists everything that is wrong with the bank; exit code 1 when anything is. */
const { itemCount, audioCount, problems, notices, table, guesses } = checkBank(bankFolder);
for (const line of table) console.log(line);
for (const { way, rate, chance } of guesses) {
  console.log(
    `Guessing by ${way}: ${(rate * 100).toFixed(0)} % right, chance ${(chance * 100).toFixed(0)} %.`,
  );
}
for (const { file, message } of notices) console.log(`Note: content/${file} ${message}`);
for (const { file, message } of problems) console.error(`content/${file}: ${message}`);
if (problems.length === 0) {
  console.log(`The bank is sound: ${itemCount} items, ${audioCount} audio files.`);
} else {
  console.error(`\n${problems.length} problems in ${itemCount} items.`);
  process.exitCode = 1;
}
