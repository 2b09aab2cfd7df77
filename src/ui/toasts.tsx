import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './toasts.module.css';

const Say = createContext<(text: string) => void>(() => {});

/** How long it stays: a few words are read in that time, and nothing has to be done about them. */
const staysMs = 5_000;

/** Says in a few words what became of something, and goes by itself. Not for what the learner must read or decide. */
export function useToast(): (text: string) => void {
  return useContext(Say);
}

/** Shows one toast at a time, the newest, and has it read out. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ id: number; text: string } | null>(null);
  const say = useCallback((text: string) => setToast((before) => ({ id: (before?.id ?? 0) + 1, text })), []);
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => setToast(null), staysMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <Say value={say}>
      {children}
      {/* There before its words, or they would not be read out. */}
      <output className={classes.region} data-off-paper aria-live="polite">
        {toast && (
          <span key={toast.id} className={classes.toast}>
            {toast.text}
          </span>
        )}
      </output>
    </Say>
  );
}
