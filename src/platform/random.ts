/** Randomness for spreading retries; not for secrets. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
}

export const systemRandom: Random = { next: () => Math.random() };
