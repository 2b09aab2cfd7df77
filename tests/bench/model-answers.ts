import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bankFolder } from '#content/bank-files.ts';
import { loadBank } from '#content/load-bank.ts';
import type { PteType } from '#contract/exam.ts';
import { BankItem, bankTaskTypes } from '#contract/items/bank-item.ts';
import { freeSpeechScore } from '#engines/assessment/assess-free-speech.ts';
import { assessWriting } from '#engines/assessment/assess-writing.ts';
import type { Topic } from '#engines/content-scoring/topic.ts';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import type { EngineQuestion } from '#domain/tasks/engine-question.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import { questionTopic } from '#engines/writing/score-writing.ts';
import { spokenOf } from '#tests/support/spoken-of.ts';
import { loadWritingEngine } from '#tools/score-writing/load-engine.ts';

/**
 * `npm run bench:answers`: what the bank's own answers to open questions earn by our scorers, and how many of the answers to other
 * questions of the task earn nothing. Speech counts as if every word had been understood, so of it only the trait of content does.
 * `-- RL SGD` measures these tasks, `--waiting` with the questions of `content/waiting/`, `--each` names each answer that misses.
 */
const enough = 0.9;
const refusedEnough = 0.95;

type OpenQuestion = Exclude<EngineQuestion, { engine: 'reading' }>;
interface Asked {
  readonly item: BankItem;
  readonly question: OpenQuestion;
  readonly answers: readonly string[];
  readonly topic: Topic;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { waiting: { type: 'boolean', default: false }, each: { type: 'boolean', default: false } },
});
const engine = { writing: loadWritingEngine(), dictionary: readDictionary('') };
const items = [...loadBank().items, ...(values.waiting ? waitingItems() : [])];

function waitingItems(): BankItem[] {
  const folder = join(bankFolder, 'waiting');
  // Git keeps no empty folder.
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => BankItem.parse(JSON.parse(readFileSync(join(parentPath, name), 'utf8'))));
}

function askedOf(item: BankItem): Asked[] {
  const question = questionOf(item);
  if (question === null || question.engine === 'reading') return [];
  const answers = question.taskType === 'ASQ' ? question.accepted : question.modelAnswers;
  return [
    { item, question, answers, topic: questionTopic(engine.writing, question.prompt, question.keyPoints) },
  ];
}

/** The share of its points that an answer earns; `undefined` where the exam has no such task. */
function shareOf(asked: Asked, said: string, pteType: PteType, others: readonly Topic[]): number | undefined {
  const { question } = asked;
  if (question.engine === 'writing') {
    const score = assessWriting(engine.writing, { item: question, text: said, pteType, others });
    return score && (score.points ?? 0) / score.max;
  }
  const answer = { item: question, signal: null, pteType, others };
  const content = freeSpeechScore(engine, answer, spokenOf(said))?.traits[0];
  return content && content.points / content.max;
}

interface Tried {
  readonly name: string;
  readonly share: number;
}

/** What `said`, an answer of `from`, earns for a question in each exam that has both it and the task. */
function tried(
  asked: Asked,
  topics: readonly Topic[],
  { said, from }: { said: string; from: Asked },
): Tried[] {
  return asked.item.exams.flatMap((pteType) => {
    const share = shareOf(asked, said, pteType, topics);
    const lender = from === asked ? '' : ` for an answer of ${from.item.id} "${from.item.title}"`;
    const name = `${asked.item.taskType} ${asked.item.id} "${asked.item.title}" (${pteType})${lender}: ${said.slice(0, 50)}`;
    return share === undefined ? [] : [{ name, share }];
  });
}

function measure(all: readonly Asked[]): { own: Tried[]; crossed: Tried[] } {
  const [own, crossed]: [Tried[], Tried[]] = [[], []];
  for (const asked of all) {
    const topics = all.filter((one) => one !== asked).map(({ topic }) => topic);
    for (const from of all) {
      // Two short questions may have one answer.
      const lent = from.answers.filter((said) => from === asked || !asked.answers.includes(said));
      const list = from === asked ? own : crossed;
      list.push(...lent.flatMap((said) => tried(asked, topics, { said, from })));
    }
  }
  return { own, crossed };
}

console.log('| task | own answers | 90 % or more | least | answers to others | worth nothing |');
console.log('|---|---|---|---|---|---|');
for (const taskType of bankTaskTypes.filter((one) => positionals.length === 0 || positionals.includes(one))) {
  const all = items.filter((item) => item.taskType === taskType).flatMap(askedOf);
  if (all.length === 0) continue;
  const { own, crossed } = measure(all);
  const poor = own.filter(({ share }) => share < enough);
  const taken = crossed.filter(({ share }) => share > 0);
  const least = Math.min(...own.map(({ share }) => share));
  const cells = [
    own.length,
    own.length - poor.length,
    `${(100 * least).toFixed(0)} %`,
    crossed.length,
    crossed.length - taken.length,
  ];
  console.log(`| ${taskType} | ${cells.join(' | ')} |`);
  if (values.each)
    for (const { name, share } of [...poor, ...taken]) console.log(`${(100 * share).toFixed(0)} % ${name}`);
  if (poor.length > 0 || taken.length > (1 - refusedEnough) * crossed.length) process.exitCode = 1;
}
