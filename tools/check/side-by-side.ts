interface Work {
  readonly name: string;
  readonly cores: number;
  readonly after?: readonly string[];
}

/**
 * Runs each work once, side by side while their cores fit into `cores`. Whatever comes first in the list and fits goes first; one
 * that comes `after` others waits for those of them that are in the list. Ends in the order of the list.
 */
export async function runSideBySide<Item extends Work, Result>(
  items: readonly Item[],
  cores: number,
  run: (item: Item, before: readonly Result[]) => Promise<Result>,
): Promise<Result[]> {
  const names = new Set(items.map(({ name }) => name));
  const done = new Map<string, Result>();
  const running = new Map<string, Promise<void>>();
  const waiting = new Set(items);
  let free = cores;

  const canStart = ({ cores: needs, after = [] }: Item): boolean =>
    (needs <= free || running.size === 0) && after.every((name) => !names.has(name) || done.has(name));

  async function runToEnd(item: Item): Promise<void> {
    const before = (item.after ?? []).flatMap((name) => done.get(name) ?? []);
    done.set(item.name, await run(item, before));
    running.delete(item.name);
    free += item.cores;
  }

  function start(item: Item): void {
    waiting.delete(item);
    free -= item.cores;
    running.set(item.name, runToEnd(item));
  }

  while (waiting.size > 0 || running.size > 0) {
    for (const item of waiting) if (canStart(item)) start(item);
    if (running.size === 0) throw new Error('these wait for each other or for themselves');
    await Promise.race(running.values());
  }
  return items.map(({ name }) => {
    const result = done.get(name);
    if (result === undefined) throw new Error(`${name} has no result`);
    return result;
  });
}
