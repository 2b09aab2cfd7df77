import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import * as answer from './entities/answer.ts';
import * as bookmark from './entities/bookmark.ts';
import * as community from './entities/community.ts';
import * as dictation from './entities/dictation.ts';
import * as evaluation from './entities/evaluation.ts';
import * as contentEvidence from './entities/content-evidence.ts';
import * as textSpan from './entities/text-span.ts';
import * as scoredWord from './entities/scored-word.ts';
import * as speechEvidence from './entities/speech-evidence.ts';
import * as writingFindings from './entities/writing-findings.ts';
import * as media from './entities/media.ts';
import * as translation from './items/translation.ts';
import * as note from './entities/note.ts';
import * as payment from './entities/payment.ts';
import * as practiceDto from './entities/practice-dto.ts';
import * as practice from './entities/practice.ts';
import * as profile from './entities/profile.ts';
import * as progress from './entities/progress.ts';
import * as word from './entities/word.ts';

const schemas: Readonly<Record<string, unknown>> = {
  ...answer,
  ...bookmark,
  ...community,
  ...dictation,
  ...evaluation,
  ...contentEvidence,
  ...textSpan,
  ...scoredWord,
  ...speechEvidence,
  ...writingFindings,
  ...media,
  ...translation,
  ...note,
  ...payment,
  ...practiceDto,
  ...practice,
  ...profile,
  ...progress,
  ...word,
};

interface Promised {
  readonly schema: string;
  readonly fields: readonly string[];
}

/** The table of docs/fields.md: its rows name a schema in the second cell and fields in the third. */
const promised: Promised[] = readFileSync('docs/fields.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, , schema = '', fields = ''] = line.split('|');
    const name = /^ `(\w+)` $/.exec(schema)?.[1];
    return name === undefined
      ? []
      : [{ schema: name, fields: [...fields.matchAll(/`([^`]+)`/g)].map(([, field = '']) => field) }];
  });

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** Whether a schema has a field; of alternatives one is enough. */
function hasField(at: JsonSchema, path: readonly string[], root: JsonSchema): boolean {
  if (at.$ref !== undefined) {
    const there = root.$defs?.[at.$ref.replace('#/$defs/', '')];
    return there !== undefined && hasField(there, path, root);
  }
  if (at.anyOf?.some((one) => hasField(one, path, root))) return true;
  const [step, ...rest] = path;
  if (step === undefined) return true;
  if (step === '[]') return at.items !== undefined && hasField(at.items, rest, root);
  const next = at.properties?.[step];
  return next !== undefined && hasField(next, rest, root);
}

const stepsOf = (field: string): string[] => field.replaceAll('[]', '.[]').split('.');

function missing({ schema, fields }: Promised): string[] {
  const found = schemas[schema];
  if (!(found instanceof z.ZodType)) return [`${schema} is no schema`];
  const json = z.toJSONSchema(found, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fields.filter((field) => !hasField(json, stepsOf(field), json));
}

it('reads the whole table', () => {
  expect(promised.length).toBeGreaterThan(35);
  expect(promised.flatMap(({ fields }) => fields).length).toBeGreaterThan(240);
});

it.each(promised)('$schema has the fields $fields', (one) => {
  expect(missing(one)).toEqual([]);
});

it('finds what is not there', () => {
  expect(missing({ schema: 'PracticeDto', fields: ['audios[].id', 'audios.id', 'nothing'] })).toEqual([
    'audios.id',
    'nothing',
  ]);
  expect(missing({ schema: 'NoSuchThing', fields: [] })).toEqual(['NoSuchThing is no schema']);
});
