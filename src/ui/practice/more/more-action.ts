import type { IconNote } from '@tabler/icons-react';

/** One thing in the menu "More" of a question. */
export interface MoreAction {
  /** What is read on the screen. */
  readonly name: string;
  /** Read out instead of the name, where it says more. */
  readonly label?: string;
  /** A few words below the name. */
  readonly hint?: string;
  readonly icon: typeof IconNote;
  /** The single key that does the same. */
  readonly shortcut?: string;
  readonly count?: number;
  /** There is something of the learner's in it. */
  readonly isFilled?: boolean;
  /** Left out where there is no keyboard. */
  readonly isForKeyboards?: boolean;
  readonly isDisabled?: boolean;
  readonly run: () => void;
}

/** The one choice in the menu: how the question is practised. */
export interface MoreChoice {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint: string }[];
  readonly value: string;
  readonly isDisabled: boolean;
  /** Said instead of the choice where it holds for more than this question. */
  readonly fixed: string | null;
  readonly onChoose: (value: string) => void;
}

export interface MoreListProps {
  readonly actions: readonly MoreAction[];
  readonly choice: MoreChoice;
  /** Closes the list, gives the focus back, then does it. */
  readonly onPick: (run: () => void) => void;
}
