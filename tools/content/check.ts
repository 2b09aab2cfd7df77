import { checkBank } from '#content/check/check-bank.ts';
import { bankFolder } from '#content/bank-files.ts';

/** `npm run content:check`: lists everything that is wrong with the bank; exit code 1 when anything is. */
const { itemCount, audioCount, problems } = checkBank(bankFolder);
for (const { file, message } of problems) console.error(`content/${file}: ${message}`);
if (problems.length === 0) {
  console.log(`The bank is sound: ${itemCount} items, ${audioCount} audio files.`);
} else {
  console.error(`\n${problems.length} problems in ${itemCount} items.`);
  process.exitCode = 1;
}
