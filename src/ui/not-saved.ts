import { useToast } from './toasts.tsx';

/** What the learner is told when this device did not store something. */
export function notSavedWords(reason: string): string {
  return reason === 'quota' ? 'This device is full. Free some room, then try again.' : 'Something went wrong';
}

/** Says so when a write was refused; with `saved`, also when it was not. */
export function useTellOutcome(): (
  write: Promise<{ kind: 'saved' } | { kind: 'not-saved'; reason: string }>,
  saved?: string,
) => Promise<void> {
  const say = useToast();
  return async (write, saved) => {
    const result = await write;
    if (result.kind === 'not-saved') say(notSavedWords(result.reason));
    else if (saved !== undefined) say(saved);
  };
}
