import { parseArgs } from 'node:util';
import { judgeAnswers } from '#tests/scoring/trust/answer-cases.ts';
import { judgeAgreement } from '#tests/scoring/trust/agreement-cases.ts';
import { contentCases, formCases } from '#tests/scoring/trust/content-cases.ts';
import { honestCases } from '#tests/scoring/trust/honest-cases.ts';
import { judgeKeyPoints } from '#tests/scoring/trust/key-point-cases.ts';
import { judgePictures } from '#tests/scoring/trust/picture-cases.ts';
import { judgeQuestions } from '#tests/scoring/trust/question-cases.ts';
import { judgeWriting } from '#tests/scoring/trust/judge-writing.ts';
import { judgeRefusalCases } from '#tests/scoring/trust/refusal-cases.ts';
import { judgeRefusals } from '#tests/scoring/trust/refusal-rates.ts';
import { judgeFlags } from '#tests/scoring/trust/flag-cases.ts';
import { judgeSameScores } from '#tests/scoring/trust/same-score.ts';
import { skeletonCases } from '#tests/scoring/trust/skeleton-cases.ts';
import { judgeSound } from '#tests/scoring/trust/sound-cases.ts';
import type { Verdict } from '#tests/scoring/trust/trust-case.ts';

/**
 * `npm run bench:trust`: what must hold of scores so that a learner can trust them, case by case, through the programs for lists. Needs
 * ffmpeg. `-- --locked` counts the cases that served for no rule, once the rules stand; `-- --same --data FOLDER [--limit N]` scores recordings of learners in another order and beside a busy processor instead;
 * `-- --refusals --data FOLDER` counts how many of them are refused, with their own texts and with others (an hour the first time).
 */
const { values } = parseArgs({
  options: {
    same: { type: 'boolean', default: false },
    refusals: { type: 'boolean', default: false },
    locked: { type: 'boolean', default: false },
    data: { type: 'string' },
    limit: { type: 'string', default: '100' },
  },
});
const verdicts: Verdict[] = [];
function print(some: readonly Verdict[]): void {
  verdicts.push(...some);
  for (const { area, name, must, saw, holds } of some)
    console.log(`| ${holds ? 'yes' : '**NO**'} | ${area} | ${name} | ${must} | ${saw} |`);
}

console.log('| holds | area | case | must | seen |\n| --- | --- | --- | --- | --- |');
if (values.same) {
  if (values.data === undefined) throw new Error('--same needs --data FOLDER with labels.jsonl and audio/');
  print(await judgeSameScores(values.data, Number(values.limit)));
} else if (values.refusals) {
  if (values.data === undefined)
    throw new Error('--refusals needs --data FOLDER with labels.jsonl and audio/');
  print(await judgeRefusals(values.data));
} else if (values.locked) {
  print([
    ...judgeAnswers('written', 'locked'),
    ...judgeAnswers('spoken', 'locked'),
    ...judgeAgreement('locked'),
  ]);
} else {
  print([...judgeAnswers('written', 'tuning'), ...judgeAnswers('spoken', 'tuning')]);
  print(judgeWriting([...contentCases, ...formCases, ...honestCases, ...skeletonCases]));
  print(judgeKeyPoints());
  print(judgeFlags());
  print(judgeAgreement('tuning'));
  print([...judgePictures('development'), ...judgePictures('heldOut')]);
  print(await judgeSound());
  print(await judgeRefusalCases());
  for (const task of ['WE', 'WEM', 'SWT', 'SST'] as const) print(judgeQuestions(task));
}

const failed = verdicts.filter(({ holds }) => !holds).length;
console.log(`\n${verdicts.length - failed} of ${verdicts.length} hold.`);
process.exitCode = failed === 0 ? 0 : 1;
