/** What the bench can ask of every contender. Its page puts one on `globalThis.contender`. */
export interface Contender {
  /** Ready to take writes; what drains the queue is not running yet. */
  open(): Promise<void>;
  /** Drains from now on. */
  start(): Promise<void>;
  /** Writes one after the other, each awaited until it is stored on the device. */
  enqueue(ids: readonly string[]): Promise<Enqueued>;
  /** Ids that the contender still knows of: waiting, refused or failed. */
  queued(): Promise<string[]>;
  /** Settles when the queue is empty. */
  drained(): Promise<void>;
  /** What the platform does now and then: a `sync` event for a service worker, nothing for the others. */
  retry(): Promise<void>;
  /** Reads everything that the server has; the number of rows on the device afterwards. */
  pull?(): Promise<number>;
}

export interface Enqueued {
  /** Milliseconds of each write that was stored. */
  readonly ms: number[];
  /** Stored on the device, as far as the caller was told. */
  readonly acknowledged: string[];
  /** The caller got an error. */
  readonly refused: string[];
}

const filler = 'The library opens at nine and the reading room closes at eight in the evening. '.repeat(3);

/** An answer with 200 bytes of text, to a practice of its own. */
export function answerOf(id: string) {
  const practiceId = 1 + (Number.parseInt(id.slice(-6), 16) % 1_000_000);
  return {
    practiceId,
    taskType: 'WFD' as const,
    value: { kind: 'type' as const, text: filler.slice(0, 200) },
    duration: 12,
    pteType: 'ACADEMIC' as const,
  };
}

/** Times one write after the other. `write` settles when the op is on the device. */
export async function writeAll(
  ids: readonly string[],
  write: (id: string) => Promise<void>,
): Promise<Enqueued> {
  const done: Enqueued = { ms: [], acknowledged: [], refused: [] };
  for (const id of ids) {
    const startedAt = performance.now();
    try {
      await write(id);
      done.ms.push(performance.now() - startedAt);
      done.acknowledged.push(id);
    } catch {
      done.refused.push(id);
    }
  }
  return done;
}

/** Asks every 10 ms. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) {
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
}

declare global {
  var contender: Contender;
}
