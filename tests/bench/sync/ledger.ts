/** What the device sends: the same fields for every contender, about 200 bytes of them text. */
export interface Item {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** What reached the server. The same store behind every way to write. */
export class Ledger {
  readonly rows: Item[] = [];
  readonly blobs = new Set<string>();
  readonly #effects = new Map<string, number>();
  readonly #answers = new Set<string>();
  readonly committedAt = new Map<string, number>();
  readonly blobAt: number[] = [];

  /** One effect, unless a request with this key had it already. Without a key every request has one. */
  apply(item: Item, key: string | null): 'applied' | 'replayed' {
    if (key !== null && this.#answers.has(key)) return 'replayed';
    if (key !== null) this.#answers.add(key);
    const before = this.#effects.get(item.id) ?? 0;
    this.#effects.set(item.id, before + 1);
    if (before === 0) {
      this.rows.push(item);
      this.committedAt.set(item.id, performance.now());
    }
    return 'applied';
  }

  keepBlob(sha256: string): void {
    this.blobs.add(sha256);
    this.blobAt.push(performance.now());
  }

  get size(): number {
    return this.rows.length;
  }

  has(id: string): boolean {
    return this.#effects.has(id);
  }

  /** Items that had more than one effect. */
  doubled(ids: readonly string[]): string[] {
    return ids.filter((id) => (this.#effects.get(id) ?? 0) > 1);
  }
}
