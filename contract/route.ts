import type { z } from 'zod';

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API. Server, client and OpenAPI document all derive from it.
 * `path` uses `{name}` for parameters, as the spec and OpenAPI do.
 */
export interface RouteSpec {
  readonly method: HttpMethod;
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  /** `none`: for everybody; `bearer`: an access token of the identity provider is needed. */
  readonly auth: 'none' | 'bearer';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** Largest JSON body, where a recording comes along in it; a full sync batch fits into every other one. */
  readonly bodyBytes?: number;
  /** Schema of the success answer; absent for bytes and empty answers. */
  readonly response?: z.ZodType;
  /** Success status; 200 unless told. */
  readonly status?: number;
  /** The body (or the answer) is bytes, not JSON. */
  readonly bytes?: 'request' | 'response';
  /**
   * The body may also be a recording as it is, under its own content type (`audio/...`), in the place of the JSON that carries one.
   * What else that JSON would say is in the query.
   */
  readonly takesBytes?: true;
  /** `false`: part of the contract, answered with 501 NOT_IMPLEMENTED until the server has it (docs/features.md). */
  readonly ready: boolean;
}

/** Keeps literal types of a route. */
export function route<const R extends RouteSpec>(spec: R): R {
  return spec;
}
