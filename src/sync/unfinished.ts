/** What was begun and has not ended: also work that nobody awaits any more. */
export interface Unfinished {
  /** Its failure is heard by whoever awaits the work. */
  add<Value>(work: Promise<Value>): Promise<Value>;
  /** Settles when all of it has ended, with what it began meanwhile. */
  whenOver(): Promise<void>;
}

export function createUnfinished(): Unfinished {
  const all = new Set<Promise<unknown>>();
  return {
    add(work) {
      all.add(work);
      const remove = () => void all.delete(work);
      work.then(remove, remove);
      return work;
    },
    async whenOver() {
      while (all.size > 0) await Promise.allSettled(all);
    },
  };
}
