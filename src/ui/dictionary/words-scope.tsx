import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { TaskType } from '#contract/task-type.ts';
import { WordsArea } from './words-area.tsx';

interface WordsScopeValue {
  readonly practiceType: TaskType;
  /** The exam gives no dictionary, and while something plays or is recorded none is wanted. */
  readonly isOff: boolean;
}

const Scope = createContext<WordsScopeValue | null>(null);

/** Around a question: its passages open the dictionary too, as far as its mode lets them. */
export const WordsScope = Scope.Provider;

/** A passage; its words open the dictionary where a question says so. */
export function PassageWords({ children }: { children: ReactNode }) {
  const scope = useContext(Scope);
  if (scope === null) return children;
  return <WordsArea {...scope}>{children}</WordsArea>;
}
