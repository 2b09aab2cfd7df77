import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withoutJsonSchemas } from './without-json-schemas.ts';

const file = createRequire(import.meta.url)
  .resolve('zod')
  .replace('index.cjs', 'v4/classic/schemas.js');

/** What the plugin makes of a file. */
function rest(code: string, id: string): string | undefined {
  const { transform } = withoutJsonSchemas() as unknown as {
    transform: (code: string, id: string) => { code: string } | undefined;
  };
  return transform(code, id)?.code;
}

test('no schema of the Zod that is installed refers to JSON Schema any more', () => {
  const left = (rest(readFileSync(file, 'utf8'), file) ?? '').replaceAll(/^import .*$/gmu, '');
  const reached = new Set([...left.matchAll(/processors\.(\w+)|JSONSchemaMethod/gu)].map(([, name]) => name));
  // What the checks of a schema come to is also read by its own `minLength` and the like.
  expect([...reached]).toEqual(['aggregateChecks']);
});

test('the build fails where Zod does it in another way, and leaves other files alone', () => {
  expect(() => rest('export const ZodString = 1;', file)).toThrow(
    'Zod describes its schemas in another way now',
  );
  expect(rest('inst._zod.processJSONSchema = () => 1;', '/src/main.ts')).toBeUndefined();
});
