import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { logOptions } from './log-options.ts';

/** What is written of an error. */
function lineOf(error: Error): string {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const { log } = fastify({ logger: { ...logOptions('error'), stream } });
  log.error({ err: error }, 'request failed');
  return lines.join('');
}

test('a failed query is told by its code, without its text and parameters', () => {
  const cause = Object.assign(new Error('invalid input: "maya@example.com"'), { code: '23505' });
  const failed = new Error('Failed query: insert into account\nparams: maya@example.com,scrypt$abc', {
    cause,
  });
  const line = lineOf(Object.assign(failed, { query: 'insert into account', params: ['maya@example.com'] }));
  expect(line).toContain('23505');
  expect(line).not.toMatch(/maya@example\.com|scrypt/);
});

test('any other error keeps its message and where it came from', () => {
  const line = lineOf(new Error('the disk is gone'));
  expect(line).toContain('the disk is gone');
  expect(line).toContain('log-options.test.ts');
});
