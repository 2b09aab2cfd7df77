import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { TextSpan } from '#contract/entities/text-span.ts';
import classes from './key-points.module.css';

interface ShownPlace {
  /** The place that was asked for last; a new object each time, so that the same place can be asked for again. */
  readonly shown: TextSpan | null;
  /** Shows a place in the text of the answer. `from`: what was pressed, to which Escape goes back. */
  readonly show: (place: TextSpan, from: HTMLElement) => void;
  readonly back: () => void;
}

const Context = createContext<ShownPlace | null>(null);

/** Around a result: evidence below leads to its place in the text above. */
export function ShownPlaceProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<TextSpan | null>(null);
  const from = useRef<HTMLElement>(null);
  const value = useMemo<ShownPlace>(
    () => ({
      shown,
      show: ({ start, end }, pressed) => {
        from.current = pressed;
        setShown({ start, end });
      },
      back: () => {
        from.current?.focus();
        setShown(null);
      },
    }),
    [shown],
  );
  return <Context value={value}>{children}</Context>;
}

/** The place to mark in a text; `null`: none. */
export function useShownPlace(): TextSpan | null {
  return useContext(Context)?.shown ?? null;
}

/** Brings what is marked as the shown place into sight with the focus, whenever a place is asked for. Escape goes back. */
export function useFocusOnPlace(text: RefObject<HTMLElement | null>): void {
  const place = useContext(Context);
  const shown = place?.shown ?? null;
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  useEffect(() => {
    const area = text.current;
    const mark = shown && area?.querySelector<HTMLElement>('[data-place]');
    if (!mark) return undefined;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    mark.focus({ preventScroll: true });
    mark.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current?.back();
    };
    area?.addEventListener('keydown', onKey);
    return () => area?.removeEventListener('keydown', onKey);
  }, [shown, text]);
}

/** Words of the answer as evidence: a tap shows where they stand in it. */
export function FoundWords({ text, place }: { text: string; place: TextSpan }) {
  const context = useContext(Context);
  const words = `“${text.slice(place.start, place.end)}”`;
  if (context === null) return words;
  return (
    <button
      type="button"
      className={classes['words']}
      title="Show the place"
      onClick={(event) => context.show(place, event.currentTarget)}
    >
      {words}
    </button>
  );
}
