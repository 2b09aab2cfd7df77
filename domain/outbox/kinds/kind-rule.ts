import type { mutations, MutationKind, MutationPayload } from '#contract/mutations.ts';
import type { ChangeKind } from '#contract/sync.ts';
import type { OpsOf } from './changed-kinds.ts';
import type { RowValue } from './row-value.ts';

/** What an op knows of itself beside its payload. */
export interface OpStamp {
  readonly opId: string;
  /** When the learner did it; for display. */
  readonly at: number;
}

interface BaseOpRule<M extends MutationKind, Value> {
  /** Key of the row that the op is about. */
  readonly key: (payload: MutationPayload<M>) => string;
  /** Ops of one lane go one after another. Absent: the row is its own lane. */
  readonly lane?: (payload: MutationPayload<M>) => string;
  /** Targets of what must be on the server before, if it waits in the queue too. */
  readonly needs?: (payload: MutationPayload<M>) => readonly string[];
  /** Recordings and pictures that must be on the server before. */
  readonly blobKeys?: (payload: MutationPayload<M>) => readonly string[];
  /** What the learner sees once the op is done. */
  readonly apply: (value: Value | null, payload: MutationPayload<M>, stamp: OpStamp) => Value | null;
}

/** The learner's own words in a register: merged with what another device wrote, never overwritten in silence. */
export interface TextRule<Payload, Value> {
  readonly format: 'html' | 'plain';
  /** Most characters of plain text. */
  readonly limit: (payload: Payload) => number;
  readonly wished: (payload: Payload) => string | null;
  readonly said: (value: Value | null) => string | null;
  readonly withText: (payload: Payload, text: string | null) => Payload;
}

interface RegisterRule<M extends MutationKind, Value> {
  /** Which part of the row; absent: the row as a whole. */
  readonly field?: string;
  /** Whether the row says already what is wanted. */
  readonly holds: (value: Value | null, payload: MutationPayload<M>) => boolean;
  /** How two wishes become one. Absent: a payload is the whole state, so the newer one says all. */
  readonly merge?: (older: MutationPayload<M>, newer: MutationPayload<M>) => MutationPayload<M>;
  /** Whether a payload of a kind that merges is the whole state all the same. Absent: none is. */
  readonly isWhole?: (payload: MutationPayload<M>) => boolean;
  /** Takes the whole row away, so that wishes about its parts are pointless. */
  readonly removesRow?: (payload: MutationPayload<M>) => boolean;
  /** Words of the learner that go with the row: a removal takes only those that the learner had before them. */
  readonly wordsOf?: (value: Value | null) => string | null;
  /** NOT_FOUND means that the row is gone: the op that brings it back, or nothing when the wish went with it. */
  readonly revive?: (payload: MutationPayload<M>) => Revival | null;
  readonly text?: TextRule<MutationPayload<M>, Value>;
}

/** An op that must go before another one can. */
export type Revival = { [M in MutationKind]: { kind: M; payload: MutationPayload<M> } }[MutationKind];

/** The rules of one mutation kind. */
export type OpRule<M extends MutationKind, Value> = BaseOpRule<M, Value> &
  ((typeof mutations)[M]['cls'] extends 'register' ? RegisterRule<M, Value> : unknown);

/** All that is special about one kind of row: pure, so that every store and every command shares it. */
export interface KindRule<K extends ChangeKind> {
  readonly ops: { readonly [M in OpsOf<K>]: OpRule<M, RowValue<K>> };
  /** A learner has one row, whatever key the server gives it. */
  readonly isSingle?: true;
  /** What queries list by; never empty. */
  readonly group: (value: RowValue<K>) => string;
  /** What they order by: epoch ms. */
  readonly at: (value: RowValue<K>) => number;
}
