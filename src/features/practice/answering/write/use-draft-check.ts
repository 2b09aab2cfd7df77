import { useEffect, useState } from 'react';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { WritingClient } from '#platform/writing-client/writing-client.ts';

type DraftCheck = NonNullable<Awaited<ReturnType<WritingClient['checkDraft']>>>;

export interface CheckedDraft extends DraftCheck {
  /** The text that was checked; by now there may be more of it. */
  readonly text: string;
}

/** The writer has paused for so long. */
const pauseMs = 1_200;
/** Of less text nothing can be said. */
const fewestLetters = 60;

/** What is plain of a text while it is written; `null`: nothing yet. Asked for when the writer pauses. */
export function useDraftCheck(text: string, prompt: string): CheckedDraft | null {
  const { clock } = useDataContext();
  const { writing } = usePracticePorts();
  const [checked, setChecked] = useState<CheckedDraft | null>(null);
  useEffect(() => {
    if (text.length < fewestLetters) return undefined;
    let isPast = false;
    const look = async (): Promise<void> => {
      const check = await writing.checkDraft({ text, prompt });
      if (!isPast && check !== null) setChecked({ ...check, text });
    };
    const cancel = clock.after(pauseMs, () => void look());
    return () => {
      isPast = true;
      cancel();
    };
  }, [clock, writing, text, prompt]);
  // A warning stays while the next words are typed, but not longer than its text.
  return text.length < fewestLetters ? null : checked;
}
