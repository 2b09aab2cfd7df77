import { createContext, useContext } from 'react';
import type { DataContext } from '#data/store/context.ts';

const Context = createContext<DataContext | null>(null);

/** Set by the composition root around everything that reads or writes local data. */
export const DataContextProvider = Context.Provider;

/** The context to hand to commands. Throws outside `DataContextProvider`: that is a bug. */
export function useDataContext(): DataContext {
  const context = useContext(Context);
  if (!context) throw new Error('useDataContext needs a DataContextProvider above it');
  return context;
}
