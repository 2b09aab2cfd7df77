/** `node tools/write-openapi.ts`: writes docs/openapi.json again after a change of the contract. */
import { writeFileSync } from 'node:fs';
import { describeApi } from '#server/http/describe-api.ts';

writeFileSync(new URL('../docs/openapi.json', import.meta.url), await describeApi());
