import { createContext, useContext } from 'react';
import type { BookName } from '#contract/entities/book-word.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { DictionaryClient } from '#platform/dictionary-client/dictionary-client.ts';

/** The place of a saved word in the list that it was opened from. */
export interface SavedPlace {
  readonly book: BookName;
  /** From 0, over the whole list and not only the page that is on the screen. */
  readonly index: number;
  readonly total: number;
  /** The word at a place, from whichever page it is on; `undefined` when the list has become shorter. */
  readonly wordAt: (index: number) => Promise<string | undefined>;
  /** Takes a word out of the book, where the list has its way back. */
  readonly onDelete: (word: string, index: number) => void;
  /** Tells the list which word is shown now, so that its page can follow. */
  readonly onMove?: (index: number) => void;
}

export interface DictionaryRequest {
  readonly word: string;
  /** Where the word was met; it goes into the vocab book with it. */
  readonly practiceType?: TaskType | null;
  /** For a word that was opened from one of the books: Delete, Previous, Next and "n of total". */
  readonly saved?: SavedPlace;
  /** After the popup has closed and its changes are written. */
  readonly onClose?: () => void;
}

export interface DictionaryPorts {
  readonly dictionary: Omit<DictionaryClient, 'keepData' | 'openData' | 'stop'>;
  /** Opens the popup. */
  readonly openWord: (request: DictionaryRequest) => void;
  /** Fetches the popup and opens the dictionary, if it is on this device: the first word is likely to come now. */
  readonly prepare: () => void;
  /** The same once the page has nothing else to do. Gives a way to take it back. */
  readonly prepareSoon: () => () => void;
}

const Context = createContext<DictionaryPorts | null>(null);

/** Set by the app around every screen. */
export const DictionaryPortsProvider = Context.Provider;

/** The dictionary and its popup; `null` until what lies behind the screens has started. */
export function useDictionary(): DictionaryPorts | null {
  return useContext(Context);
}
