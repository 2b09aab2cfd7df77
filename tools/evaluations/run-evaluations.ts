import type { JudgedScore, Verdict } from '#contract/entities/evaluation.ts';
import { taskTypes, type TaskType } from '#contract/task-type.ts';
import { wilsonInterval } from '#domain/estimates/wilson-interval.ts';
import type { Database } from '#server/db/database.ts';
import { countVerdicts, listUnfairScores } from '#server/store/judged-scores.ts';
import { plainLine } from '#tools/plain-line.ts';

export const usage = `npm run evaluations         what learners think of their scores, by task type, and the newest scores that they found unfair
npm run evaluations -- WE   the same for one task type, with more of them`;

/** Most scores that are listed: over all tasks, and of one. */
const most = { all: 20, one: 200 };

const words = {
  FAIR: 'yes',
  TOO_HIGH: 'too high',
  TOO_LOW: 'too low',
} as const satisfies Record<Verdict, string>;
const verdicts = Object.keys(words) as Verdict[];

const percent = (share: number): number => Math.round(share * 100);

/** "3 too high (25 %, 9 to 53)": the interval is Wilson's, of 95 %. */
function shareLine(verdict: Verdict, found: number, all: number): string {
  const [low, high] = wilsonInterval(found, all);
  return `${found} ${words[verdict]} (${percent(found / all)} %, ${percent(low)} to ${percent(high)})`;
}

const rounded = (points: number): number => Math.round(points * 100) / 100;

function scoreWords({ low, high, max, scorer, scoredOn }: JudgedScore): string {
  const figure = low === high ? `${rounded(low)}` : `${rounded(low)} to ${rounded(high)}`;
  const place = scoredOn === null ? '' : `, ${scoredOn}`;
  return `${figure} of ${max} (${plainLine(scorer)}${place})`;
}

type Unfair = Awaited<ReturnType<typeof listUnfairScores>>[number];

function unfairLine({ answerId, taskType, verdict, comment, about, modifiedAt }: Unfair): string[] {
  if (verdict === null || about === null) return [];
  const why = comment === null ? '' : `: ${plainLine(comment)}`;
  const when = `${modifiedAt.toISOString().slice(0, 16)}Z`;
  return [`${when}  ${answerId}  ${taskType}  ${words[verdict]}, ${scoreWords(about)}${why}`];
}

/**
 * The operator's command: counts of verdicts with their shares, and examples. Of a learner it prints the id of the answer and the
 * comment, no name and no answer.
 */
export async function runEvaluations(
  db: Database,
  [task, ...rest]: readonly string[],
): Promise<{ isDone: boolean; lines: readonly string[] }> {
  const taskType = taskTypes.find((each) => each === task);
  if (rest.length > 0 || taskType !== task) return { isDone: false, lines: [usage] };
  const rows = await countVerdicts(db.orm);
  const counts = Map.groupBy(
    rows.filter((row) => taskType === undefined || row.taskType === taskType),
    (row) => row.taskType,
  );
  if (counts.size === 0) return { isDone: true, lines: ['No verdicts.'] };
  const table = [...counts].map(([each, found]) => countLine(each, found));
  const limit = taskType === undefined ? most.all : most.one;
  const unfair = await listUnfairScores(db.orm, { taskType, most: limit });
  const head = 'Was this score fair? Shares in percent, with their 95 % intervals.';
  const examples =
    unfair.length === 0 ? [] : ['', 'Found unfair, the newest first:', ...unfair.flatMap(unfairLine)];
  return { isDone: true, lines: [head, ...table, ...examples] };
}

function countLine(taskType: TaskType, rows: readonly { verdict: Verdict; n: number }[]): string {
  const all = rows.reduce((sum, { n }) => sum + n, 0);
  const foundOf = (verdict: Verdict) => rows.find((row) => row.verdict === verdict)?.n ?? 0;
  const shares = verdicts.map((verdict) => shareLine(verdict, foundOf(verdict), all));
  return `${taskType.padEnd(6)}  ${all} in all: ${shares.join(', ')}`;
}
