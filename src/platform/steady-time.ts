export interface SteadyTime {
  /** Epoch ms of the beginning, and the whole ms that have passed since. */
  read(): number;
}

/** Of the document, as much as is looked at: a worker has none, and no types of it. */
export interface Page {
  readonly hidden: boolean;
  addEventListener(kind: 'visibilitychange', run: () => void): void;
}

export interface SteadyParts {
  /** The hour that the machine shows, epoch ms. */
  readonly wall: () => number;
  /** Ms since any one instant; never goes back. */
  readonly passed: () => number;
  /** The page that may be hidden. */
  readonly page: Page | null;
}

/**
 * Time that no setting of the clock can move while the page is seen.
 *
 * `performance.now()` stands still while a phone or a laptop sleeps (Chrome on Android, macOS and Linux; Safari), so
 * while the page is hidden the clock on the wall counts if it went further. A clock that is set forward in that time
 * looks just like sleep, and counts as time; one that is set back does not.
 */
export function createSteadyTime({ wall, passed, page }: SteadyParts): SteadyTime {
  let offset = wall() - passed();
  let hiddenAt: { wall: number; passed: number } | null = null;
  function look(): void {
    if (page?.hidden === true) {
      hiddenAt ??= { wall: wall(), passed: passed() };
      return;
    }
    if (hiddenAt === null) return;
    const asleepMs = wall() - hiddenAt.wall - (passed() - hiddenAt.passed);
    offset += Math.max(0, asleepMs);
    hiddenAt = null;
  }
  look();
  page?.addEventListener('visibilitychange', look);
  return {
    read() {
      // Whoever is told of the change before this is must not see the time jump a moment later.
      look();
      return Math.floor(offset + passed());
    },
  };
}
