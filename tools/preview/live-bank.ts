import { checkBank } from '#content/check/check-bank.ts';
import { loadBank } from '#content/load-bank.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { indexBank, type BankIndex } from '#server/store/bank-index.ts';
import { watchBank } from '#tools/content/watch-bank.ts';

/** What the page at /preview is told when it opens, and again each time that a file of the bank is saved. */
interface PreviewState {
  /** Of the bank that the app gets now; stays the same while a file is no item. */
  readonly version: string;
  /** The files that were saved. */
  readonly changed: readonly string[];
  readonly problems: readonly { readonly file: string; readonly message: string }[];
  readonly items: readonly {
    readonly id: number;
    readonly name: string;
    readonly file: string;
    /** In the app. */
    readonly address: string;
  }[];
}

/** The bank as it is on the disk now. */
export interface LiveBank {
  index(): BankIndex;
  state(): PreviewState;
  stop(): void;
}

function listItems(index: BankIndex): PreviewState['items'] {
  return index.items.map(({ id, taskType, title }) => {
    const { section, slug } = taskAddresses[taskType];
    const file = `items/${section}/${slug}/${id}.json`;
    return { id, name: `${taskType} ${id} ${title}`, file, address: `/dashboard/${section}/${slug}/${id}` };
  });
}

/** Opens a bank folder and follows it until it is stopped. A bank with a file that is no item stays what it was. */
export function openLiveBank(folder: string, onChange: () => void): LiveBank {
  let index = indexBank(loadBank(folder));
  const stateAfter = (changed: readonly string[]): PreviewState => ({
    version: index.manifest.version,
    changed,
    problems: checkBank(folder).problems,
    items: listItems(index),
  });
  let state = stateAfter([]);
  const stop = watchBank(folder, (changed) => {
    try {
      index = indexBank(loadBank(folder));
    } catch {
      // The check says which file it is, and why.
    }
    state = stateAfter(changed);
    onChange();
  });
  return { index: () => index, state: () => state, stop };
}
