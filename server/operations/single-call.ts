import { randomUUID } from 'node:crypto';
import { countPages } from '#domain/listing/pages.ts';

/** The key that a call names, or one of its own. */
export function keyOf(headers: { 'idempotency-key'?: string | undefined }): string {
  return headers['idempotency-key'] ?? randomUUID();
}

/** The `page` block of a list. */
export function pageBlock(query: { page: number; size: number }, totalElements: number) {
  return {
    size: query.size,
    number: query.page,
    totalElements,
    totalPages: countPages(totalElements, query.size),
  };
}
