/** What is known of the payloads of one kind of op. */
export interface PayloadVersions {
  /** Version of the schema, from 1 on; an op names the one that it was written in. */
  readonly v: number;
  /** How older payloads become newer ones: the first step makes version 2 of version 1. There are `v - 1` of them. */
  readonly upcasts?: readonly ((payload: unknown) => unknown)[];
}

/** What an op says, and in which version of its kind's schema, `1 <= v <= versions.v`. */
export interface Versioned {
  readonly v: number;
  readonly payload: unknown;
}

/** The payload in the newest version, not checked yet. */
export function upcastPayload({ v, upcasts = [] }: PayloadVersions, said: Versioned): unknown {
  return upcasts.slice(said.v - 1, v - 1).reduce((payload, step) => step(payload), said.payload);
}
