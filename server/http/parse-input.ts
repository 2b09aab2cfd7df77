import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { withStorableTexts } from '#server/storable-text.ts';

/** A part of a request that its schema refuses. */
export class InvalidInput extends Error {
  readonly part: string;
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(part: string, issues: readonly z.core.$ZodIssue[]) {
    super(`invalid ${part}`);
    this.name = 'InvalidInput';
    this.part = part;
    this.issues = issues;
  }
}

const partNames: Readonly<Record<string, string>> = {
  querystring: 'query',
  headers: 'header',
  params: 'path',
};

/** Parses each part of a request with the contract's schema; the handler gets the parsed values. */
export const parseInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = 'body' }) =>
  (data: unknown) => {
    // Only routes that take a recording as it is get bytes, and these have no shape.
    if (httpPart === 'body' && data instanceof Uint8Array) return { value: data };
    const parsed = schema.safeParse(httpPart === 'headers' ? data : withStorableTexts(data));
    if (parsed.success) return { value: parsed.data };
    return { error: new InvalidInput(partNames[httpPart] ?? httpPart, parsed.error.issues) };
  };
