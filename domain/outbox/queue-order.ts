/** Ops in the order of the queue: by their places, never by a date. The device's clock may be wrong. */
export const inQueueOrder = <Op extends { readonly seq: number }>(ops: Iterable<Op>): Op[] =>
  [...ops].sort((a, b) => a.seq - b.seq);
