import {
  mutations,
  type MutationClass,
  type MutationKind,
  type MutationPayload,
} from '#contract/mutations.ts';

/** An op as a command makes it; `commit` adds id, owner and queue state. */
export interface NewOp {
  readonly kind: MutationKind;
  readonly cls: MutationClass;
  readonly v: number;
  readonly slot: string | null;
  readonly lane: string;
  readonly target: string;
  readonly payload: unknown;
  readonly blobKeys: readonly string[];
  readonly baseVersion: number | null;
  /** Registers: the wanted state is what the server has, so nothing needs to be sent unless an older op may be. */
  readonly isRedundant: boolean;
}

/** Version of every payload schema that this build writes; a newer one in the queue is `parked-version`. */
export const payloadVersions = {
  'answer.submit': 1,
  'answer.delete': 1,
  'bookmark.set': 1,
  'profile.set': 1,
} as const satisfies Record<MutationKind, number>;

export const answerTarget = (answerId: string): string => `answer:${answerId}`;
export const bookmarkSlot = (practiceId: number): string => `bookmark:${practiceId}`;
export const profileSlot = 'profile';

function op<K extends MutationKind>(
  kind: K,
  payload: MutationPayload<K>,
  rest: Pick<NewOp, 'lane' | 'target'> & Partial<NewOp>,
): NewOp {
  return {
    kind,
    cls: mutations[kind].cls,
    v: payloadVersions[kind],
    payload,
    slot: null,
    blobKeys: [],
    baseVersion: null,
    isRedundant: false,
    ...rest,
  };
}

/** The list of all that this app can write while offline: one maker for each mutation kind. */
export const newOps = {
  submitAnswer: (payload: MutationPayload<'answer.submit'>): NewOp =>
    op('answer.submit', payload, {
      lane: `practice:${payload.practiceId}`,
      target: answerTarget(payload.answerId),
      blobKeys: payload.answer.kind === 'record' ? [payload.answer.recording.sha256] : [],
    }),
  deleteAnswer: (payload: MutationPayload<'answer.delete'>, practiceId: number): NewOp =>
    op('answer.delete', payload, {
      lane: `practice:${practiceId}`,
      target: answerTarget(payload.answerId),
    }),
  setBookmark: (
    payload: MutationPayload<'bookmark.set'>,
    base: { version: number | null; isRedundant: boolean },
  ): NewOp => {
    const slot = bookmarkSlot(payload.practiceId);
    return op('bookmark.set', payload, {
      slot,
      lane: slot,
      target: slot,
      baseVersion: base.version,
      isRedundant: base.isRedundant,
    });
  },
  setProfile: (payload: MutationPayload<'profile.set'>, baseVersion: number | null): NewOp =>
    op('profile.set', payload, {
      slot: profileSlot,
      lane: profileSlot,
      target: profileSlot,
      baseVersion,
    }),
};
