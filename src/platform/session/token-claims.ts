import { textOf } from './fetch-json.ts';
import type { JsonObject } from './fetch-json.ts';

/** `sub` of a JWT. */
export function subjectOf(token: string): string | null {
  return textOf(claimsOf(token)?.['sub']);
}

/** When a JWT was issued, epoch ms by the clock of the provider; `null` when it does not tell. */
export function issuedAtOf(token: string): number | null {
  const issuedAt = claimsOf(token)?.['iat'];
  return typeof issuedAt === 'number' && Number.isFinite(issuedAt) ? Math.floor(issuedAt * 1_000) : null;
}

/** What a JWT says, unproven; `null` when it is none. */
export function claimsOf(token: string): JsonObject | null {
  try {
    const part = token.split('.')[1] ?? '';
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? { ...claims } : null;
  } catch {
    return null;
  }
}
