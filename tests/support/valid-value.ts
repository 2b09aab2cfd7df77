import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { createSeededRandom } from './seeded-random.ts';

type Random = ReturnType<typeof createSeededRandom>;

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/** What a value may be made of, so that it means something to the server: ids that are there, by the name of their field. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const shapes = new Map<z.ZodType, Shape>();

/** Bodies are shaped by what a schema takes, parts of an address by what it makes of them. */
export function shapeOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): Shape {
  const known = shapes.get(schema);
  if (known !== undefined) return known;
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;
  shapes.set(schema, made);
  return made;
}

/** Strings of a pattern that no format names. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/avatars/, `/api/avatars/${'a'.repeat(64)}`],
  [/0-9a-f\]\{64\}/, 'a'.repeat(64)],
  [/A-Z/, 'EN'],
  [/vocab\|spell/, 'vocab:river'],
];

/** Values that a schema takes, but for rules that it has in words only. */
export function createValidValues({ below, chance, pick }: Random) {
  const between = (from: number, to: number) => from + below(Math.max(1, Math.min(to - from + 1, 2 ** 31)));

  function textOf({ format, pattern = '', minLength = 0, maxLength = 40 }: Shape): string {
    switch (format) {
      case 'uuid':
        return randomUUID();
      case 'date':
        return pick(['2026-11-25', '2027-02-28']);
      case 'date-time':
        return pick(['2026-11-25T08:00:00.000Z', '2026-11-24T23:59:59Z']);
      case 'uri':
        return 'https://passage.test/back';
      case 'base64':
        return '//uQAAAA';
      default: {
        const found = patterns.find(([part]) => pattern !== '' && part.test(pattern));
        if (found !== undefined) return found[1];
        const text = pick(['river', 'The river rises in the north.', 'a', 'ünï😀 مرحبا']);
        return text.repeat(Math.ceil(minLength / text.length) || 1).slice(0, maxLength);
      }
    }
  }

  /** Of several shapes, those with a field of which a value is known. */
  function variantOf(variants: readonly Shape[], known: Known): Shape {
    const fitting = variants.filter(({ properties = {} }) =>
      Object.entries(properties).some(([name, shape]) => known[name]?.includes(shape.const)),
    );
    return pick(fitting.length > 0 ? fitting : variants);
  }

  return function valid(shape: Shape, known: Known, name = ''): unknown {
    const variants = shape.anyOf ?? shape.oneOf;
    if (variants !== undefined) return valid(variantOf(variants, known), known, name);
    if ('const' in shape) return shape.const;
    const there = (known[name] ?? []).filter(
      (value) => typeof value === (shape.type === 'integer' ? 'number' : shape.type),
    );
    const isMine =
      there.length > 0 && (shape.enum === undefined || there.some((value) => shape.enum?.includes(value)));
    if (isMine && chance(0.8)) return pick(there);
    if (shape.enum !== undefined) return pick(shape.enum);
    switch (shape.type) {
      case 'object': {
        const fields = Object.entries(shape.properties ?? {}).filter(
          ([field]) => shape.required?.includes(field) === true || chance(0.4),
        );
        return Object.fromEntries(fields.map(([field, part]) => [field, valid(part, known, field)]));
      }
      case 'array': {
        const { minItems = 0, maxItems = 3, items = {} } = shape;
        const length = between(minItems, Math.min(maxItems, minItems + 2));
        return Array.from({ length }, () => valid(items, known, name));
      }
      case 'string':
        return textOf(shape);
      case 'integer':
        return between(Math.max(shape.minimum ?? 0, 0), Math.min(shape.maximum ?? 90, 90));
      case 'number':
        return shape.minimum ?? shape.maximum ?? 1;
      case 'boolean':
        return chance(0.5);
      case 'null':
        return null;
      default:
        return pick(known[name] ?? ['1']);
    }
  };
}

/** The value with one thing in it changed: a part is another value, is gone, is there twice or stands beside one too many. */
export function createMutation({ below, chance, pick }: Random, oddValue: () => unknown) {
  return function mutated(value: unknown): unknown {
    const isList = Array.isArray(value);
    if (typeof value !== 'object' || value === null || chance(0.15)) return oddValue();
    if (isList) {
      if (value.length === 0 || chance(0.2)) return [...value, ...(chance(0.5) ? value : [oddValue()])];
      const at = below(value.length);
      return value.map((part: unknown, index) => (index === at ? mutated(part) : part));
    }
    const names = Object.keys(value);
    if (names.length === 0 || chance(0.1))
      return { ...value, [pick(['extra', '__proto__', ''])]: oddValue() };
    const name = pick(names);
    const { [name]: part, ...others } = value as Record<string, unknown>;
    return chance(0.15) ? others : { ...others, [name]: mutated(part) };
  };
}
