import { parseArgs } from 'node:util';
import { changedFiles } from './changed-files.ts';
import { dailyGates, proofGates, wholeGates } from './gates.ts';
import { runGates } from './run-gates.ts';

/**
 * `npm run check`: the daily check, without models, browsers or a second database. `--changed` looks at what differs from the last
 * commit, or from that of `--since COMMIT`. `--whole` runs every gate, as `npm test` does, `--quick` every gate but those of
 * the browsers. `--proof` runs the long proofs (`npm run proof`). `--only WORD` runs the gates whose name holds the word. Goes on after a failure; the last line is
 * `N passed, N failed`.
 */
const { values } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    since: { type: 'string' },
    whole: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    proof: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

function gates() {
  if (values.proof) return proofGates();
  if (values.whole || values.quick) return wholeGates(!values.quick);
  const isChanged = values.changed || values.since !== undefined;
  return dailyGates(isChanged ? changedFiles(values.since ?? 'HEAD') : null);
}

const { only } = values;
const chosen = gates().filter(({ name }) => only === undefined || name.includes(only));
const isProven = await runGates(chosen, {
  print: (text) => process.stdout.write(text),
  env: process.env,
  logs: '.cache/check',
});
process.exitCode = isProven ? 0 : 1;
