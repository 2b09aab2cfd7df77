import type { FastifyInstance } from 'fastify';
import { Problem } from '#server/problem.ts';

/** Deeper than anything of the contract, with room. */
const deepest = 40;
/** A full batch has a few thousand values. */
const mostValues = 50_000;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * Whether JSON is no deeper and has no more values than a call of ours. Looked at before it is parsed: 30 MB of `{},` become
 * gigabytes of objects, and what walks a deep nest needs a stack as deep.
 */
export function isOfFairShape(json: Uint8Array): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === quote) {
      at = endOfText(json, at);
    } else if (opening.has(byte)) {
      depth += 1;
      values += 1;
    } else if (closing.has(byte)) depth -= 1;
    else if (byte === comma) values += 1;
    if (depth > deepest || values > mostValues) return false;
  }
  return true;
}

/** Where a text that begins here ends. Texts are most of a large body, so they are searched, not walked. */
function endOfText(json: Uint8Array, start: number): number {
  for (let at = json.indexOf(quote, start + 1); at >= 0; at = json.indexOf(quote, at + 1)) {
    let backslashes = 0;
    while (json[at - 1 - backslashes] === backslash) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return json.length;
}

/** Parses JSON bodies, those of a fair shape. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isOfFairShape(body)) void parse(request, body.toString(), done);
    else done(new Problem('VALIDATION', 'The body has too many values, or they lie too deep'), undefined);
  });
}
