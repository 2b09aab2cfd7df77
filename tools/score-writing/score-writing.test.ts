import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { parseLine } from './parse-line.ts';

const root = join(import.meta.dirname, '..', '..');
const Flag = z.object({
  start: z.int(),
  end: z.int(),
  type: z.enum(['spelling', 'grammar']),
  severity: z.enum(['CRITICAL', 'MODERATE', 'MINOR']),
  message: z.string().min(1),
  suggestions: z.array(z.string()),
});
const Result = z.object({
  id: z.string(),
  flags: z.array(Flag),
  traits: z.array(
    z.object({ id: z.string(), points: z.number(), low: z.number(), high: z.number(), max: z.number() }),
  ),
  form: z.object({ points: z.number(), wordCount: z.int() }),
  words: z.array(z.object({ word: z.string(), type: z.string(), start: z.int(), end: z.int() })),
});

describe('the program that scores lists of written answers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'score-writing-'));
  const text = '\u{1F600} The goverment should to help people who lives in cities.';
  const results: z.infer<typeof Result>[] = [];
  let complaints = '';

  beforeAll(() => {
    const good = { task: 'WE', exam: 'ACADEMIC', prompt: 'Should cities help their people?' };
    const lines = [
      JSON.stringify({
        id: 'first',
        ...good,
        text,
        key_points: [{ point: 'help', terms: ['help'] }, ['city', 'town'], 'money'],
      }),
      'this is no JSON',
      JSON.stringify({ id: 'x', task: 'XX', text: '' }),
      JSON.stringify({ id: 'email', task: 'WEM', exam: 'ACADEMIC', text, prompt: '' }),
      JSON.stringify({ id: 'no text', ...good }),
      '',
      JSON.stringify({ id: 'empty', ...good, text: '', model_answers: null }),
      JSON.stringify({ id: 'long', ...good, text: 'word '.repeat(20_000) }),
    ];
    const list = join(folder, 'list.jsonl');
    writeFileSync(list, lines.join('\n'));
    const run = spawnSync(process.execPath, ['tools/score-writing/score-writing.ts', '--list', list], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    for (const line of run.stdout.split('\n').filter((one) => one !== ''))
      results.push(Result.parse(JSON.parse(line)));
    complaints = run.stderr;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('prints one line for each right one, in order', () => {
    expect(results.map(({ id }) => id)).toEqual(['first', 'empty', 'long']);
  });

  it('gives places as UTF-16 offsets into the text', () => {
    const flags = results[0]?.flags ?? [];
    expect(flags.map(({ start, end }) => text.slice(start, end))).toEqual(['goverment', 'to help', 'lives']);
    expect(flags.map(({ suggestions }) => suggestions[0])).toEqual(['government', 'help', 'live']);
  });

  it('says what is wrong with a line and goes on', () => {
    expect(complaints).toContain('line 2: this is not JSON');
    expect(complaints).toContain('line 3: task: "XX"');
    expect(complaints).toContain('line 4 (email): ACADEMIC has no task WEM');
    expect(complaints).toMatch(/line 5: text: /u);
  });

  it('says how it is used, and when a file is missing', () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['tools/score-writing/score-writing.ts', ...args], {
        cwd: root,
        encoding: 'utf8',
      });
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('--list FILE') as string });
    expect(run('--list', join(folder, 'absent'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('absent') as string,
    });
  });
});

test.each([
  ['[]'],
  ['null'],
  ['"text"'],
  ['{"id":"a"}'],
  ['{"id":"a","task":"WE","exam":"OTHER","text":""}'],
  ['{"id":{},"task":"WE","text":""}'],
])('%s is a wrong line', (line) => expect(parseLine(line).kind).toBe('wrong'));

it('takes null for what is left out, and the mark with which some programs begin a file', () => {
  const line = '{"id":1,"task":"WE","exam":null,"text":"A text.","prompt":null,"key_points":null}';
  expect(parseLine(`\uFEFF${line}`)).toEqual(parseLine('{"id":"1","task":"WE","text":"A text."}'));
  expect(parseLine(line)).toMatchObject({ kind: 'answer', exam: 'ACADEMIC', prompt: '' });
});
