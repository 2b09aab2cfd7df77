import { createContext, useContext } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';

/** What the server knows of a page before the app runs: the bank's questions, nothing of the learner's own. */
export interface FirstView {
  /** The server draws it, for somebody of whom nothing is known yet. */
  readonly isFirst?: true;
  /** The questions at the top of the list. */
  readonly questions?: readonly BankItem[];
  readonly question?: BankItem;
}

const Context = createContext<FirstView>({});

/** Only the server fills it, while it renders a page's first view; in the browser it is empty. */
export const FirstViewProvider = Context.Provider;

export function useFirstView(): FirstView {
  return useContext(Context);
}
