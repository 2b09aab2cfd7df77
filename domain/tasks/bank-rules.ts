import type { BankTaskType, ItemOf } from '#contract/items/bank-item.ts';

/** A stretch of speech by one person of a conversation. */
export interface SpokenTurn {
  /** Who speaks: the same id is the same voice all through. */
  readonly speaker: string;
  readonly voice: 'woman' | 'man';
  readonly text: string;
}

/** How an item is spoken. */
export interface ItemSound<T extends BankTaskType> {
  /**
   * Who speaks it. `four`: an American woman and man and a British woman and man, for short texts that are practised again and
   * again; `two`: one of each accent; `one`: a single voice, the accents in turn over the items; `cast`: the people of `turns`.
   */
  readonly voices: 'four' | 'two' | 'one' | 'cast';
  /** Speech of the item in seconds, and what an author reads when it has less or more. */
  readonly seconds?: { readonly least: number; readonly most: number; readonly should: string };
  /** A reading to compare one's own with: the item can be practised without it. */
  readonly isModel?: true;
  /** A talk may breathe more than a sentence. */
  readonly isTalk?: true;
  /** The words are followed by a beep in the place of those that are missing. */
  readonly endsInBeep?: true;
  /** The parts of a conversation. Joined by spaces they are the spoken text of the item. */
  readonly turns?: (item: ItemOf<T>) => readonly SpokenTurn[];
}

/** What an author has to keep to, and how an item is spoken: one object in `domain/tasks/<section>/<slug>/bank.ts`. Not in the app. */
export interface BankRules<T extends BankTaskType> {
  /** What is wrong with an item, in words for its author; empty when nothing is. Its shape is right already. */
  readonly faults: (item: ItemOf<T>) => string[];
  /** Absent for an item without sound. */
  readonly sound?: ItemSound<T>;
}
