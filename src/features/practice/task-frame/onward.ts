import { createContext, useContext, type ReactNode } from 'react';

const Context = createContext<ReactNode>(null);

export const OnwardProvider = Context.Provider;

/** A link to another question, for one that cannot be shown or heard; nothing for a question that is shown outside its screen. */
export function useOnward(): ReactNode {
  return useContext(Context);
}
