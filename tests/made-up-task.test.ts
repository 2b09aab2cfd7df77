import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * A 24th task type, `ZZ`, is written into the list and the bank of a copy in memory, and nowhere else. What its author still has to
 * write must be a compile error: this is the list of CONTRIBUTING.md, read off the compiler.
 */
const root = process.cwd();
const edits: Readonly<Record<string, (text: string) => string>> = {
  'contract/task-type.ts': (text) =>
    replaceOnce(
      replaceOnce(text, "'HIW', 'WFD',", "'HIW', 'WFD', 'ZZ',"),
      '} as const satisfies Record<TaskType, TaskAddress>',
      "ZZ: { section: 'listening', practice: 'madeUp', slug: 'made-up', answerKind: 'type', exams: both },\n} as const satisfies Record<TaskType, TaskAddress>",
    ),
  'contract/items/bank-item.ts': (text) =>
    replaceOnce(
      text,
      '  WFD: WriteFromDictationItem,',
      "  WFD: WriteFromDictationItem,\n  ZZ: WriteFromDictationItem.extend({ taskType: z.literal('ZZ') }),",
    ),
};

function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`not once in the file: ${from}`);
  return text.replace(from, to);
}

/** Files with a compile error in the tree with the edits, among those that speak of task types. */
function filesWithErrors(): string[] {
  const config = ts.readConfigFile('tsconfig.tests.json', (file) => ts.sys.readFile(file));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const checked = { ...options, incremental: false };
  const host = ts.createCompilerHost(checked);
  const read = host.readFile.bind(host);
  const edited = (file: string): string | undefined => {
    const text = read(file);
    const edit = edits[relative(root, resolve(file))];
    return text !== undefined && edit ? edit(text) : text;
  };
  host.getSourceFile = (file, languageVersion) => {
    const text = edited(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, languageVersion);
  };
  host.readFile = edited;
  const program = ts.createProgram(fileNames, checked, host);
  return program
    .getSourceFiles()
    .filter(({ fileName, text }) => !fileName.includes('/node_modules/') && /task-?type/i.test(text))
    .filter((file) => program.getSemanticDiagnostics(file).length > 0)
    .map(({ fileName }) => relative(root, fileName))
    .toSorted();
}

it('a made-up task type is asked for wherever its author has to write something', () => {
  expect(filesWithErrors()).toEqual([
    'content/check/choices-of.ts',
    'content/translated-text.ts',
    'domain/tasks/assessment-of.ts',
    'domain/tasks/bank-rules-of.ts',
    'domain/tasks/rules-of.ts',
    'domain/tasks/score-answer.test.ts',
    // Only because it is not said yet which engine scores the task.
    'domain/tasks/task-rules.ts',
    'domain/translation/translated-parts.ts',
    'server/share/answer-parts.ts',
    'server/store/study-plan.ts',
    'src/features/practice/result/measured.ts',
    'src/features/practice/tasks/registry.ts',
    'tests/e2e/support/answer-task.ts',
    'tests/server/answers-of-every-task.test.ts',
    'tests/support/practice-items.ts',
  ]);
}, 120_000);
