import { useEffect, useEffectEvent, type RefObject } from 'react';

type Step = 'undo' | 'redo';

/** The browser's own undo loses its thread with the first text that a button puts in: all its ways lead to ours. */
export function useOwnUndo(box: RefObject<HTMLTextAreaElement | null>, run: (step: Step) => void): void {
  const onStep = useEffectEvent(run);
  useEffect(() => {
    const area = box.current;
    if (!area) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const take = (event: Event, step: Step | null) => {
      if (step === null) return;
      event.preventDefault();
      onStep(step);
    };
    area.addEventListener('keydown', (event) => take(event, stepOfKeys(event)), { signal });
    area.addEventListener('beforeinput', (event) => take(event, stepsOfInput[event.inputType] ?? null), {
      signal,
    });
    return () => listening.abort();
  }, [box]);
}

/** What the menu, the long press and a shake of the phone ask for. */
const stepsOfInput: Readonly<Record<string, Step>> = { historyUndo: 'undo', historyRedo: 'redo' };

function stepOfKeys({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Step | null {
  if (ctrlKey === metaKey || altKey) return null;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    default:
      return null;
  }
}
