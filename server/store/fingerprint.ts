import { createHash } from 'node:crypto';

/** JSON with sorted keys: equal values give equal text. Absent and `undefined` are the same. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** What an idempotency key was used for: the kind and the payload, never the base version. */
export function fingerprintOf(kind: string, payload: unknown): string {
  return createHash('sha256').update(kind).update('\0').update(canonicalJson(payload)).digest('hex');
}
