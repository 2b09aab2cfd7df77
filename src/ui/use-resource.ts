import { startTransition, useEffect, useState } from 'react';

/**
 * A thing that lives as long as the component, or until `open` changes. `open` makes it and gives the way to let it go.
 * `null` for the first moment, and while `open` is `null`.
 */
export function useResource<Resource>(
  open: (() => { resource: Resource; close: () => void }) | null,
): Resource | null {
  const [held, setHeld] = useState<{ of: typeof open; resource: Resource } | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    const { resource, close } = open();
    // What it brings to the screen is drawn after the frame that is under way, not in it.
    startTransition(() => setHeld({ of: open, resource }));
    return () => {
      setHeld(null);
      close();
    };
  }, [open]);
  return held !== null && held.of === open ? held.resource : null;
}
