import { appTexts } from './app-texts.ts';

/*
 * `npm run texts [area…]`: the catalogue of all texts that a learner can meet, area by area and file by file, to be read in one go
 * when wording is reviewed.
 */
const asked = process.argv.slice(2);
let area = '';
let path = '';
for (const each of appTexts()) {
  if (asked.length > 0 && !asked.some((part) => each.area.includes(part))) continue;
  if (each.area !== area) process.stdout.write(`\n# ${each.area}\n`);
  if (each.path !== path) process.stdout.write(`\n${each.path}\n`);
  ({ area, path } = each);
  process.stdout.write(`${String(each.line).padStart(5)}  ${each.text}\n`);
}
