import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { describeApi } from '#server/http/describe-api.ts';

interface Document {
  readonly paths: Record<string, Record<string, { operationId: string }>>;
}

it('docs/openapi.json is what the contract says (node tools/write-openapi.ts writes it again)', async () => {
  const committed = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
  expect(committed === (await describeApi())).toBe(true);
});

it('the document has every call of the contract', async () => {
  const { paths } = JSON.parse(await describeApi()) as Document;
  const described = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((call) => call.operationId.replace(/-head$/, '')),
  );
  expect(described.toSorted()).toEqual([...routes.keys()].toSorted());
});
