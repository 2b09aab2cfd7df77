import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { DictionaryClient } from '#platform/dictionary-client/dictionary-client.ts';
import { DictionaryPortsProvider, type DictionaryRequest } from '#ui/dictionary/dictionary-ports.ts';

const fetchPopup = () => import('#features/dictionary/dictionary-popup.tsx');
const Popup = lazy(async () => ({ default: (await fetchPopup()).DictionaryPopup }));

/** Safari has no idle callback: a moment later is near enough. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 4_000 });
  return () => cancelIdleCallback(handle);
}

interface Shown {
  /** One for each opening, so that the popup begins anew. */
  readonly id: number;
  readonly request: DictionaryRequest;
  readonly isOpen: boolean;
}

/** Gives every screen the dictionary and shows its popup, one at a time, above whatever is there. */
export function DictionaryHost({
  dictionary,
  children,
}: {
  dictionary: DictionaryClient | null;
  children: ReactNode;
}) {
  const [shown, setShown] = useState<Shown | null>(null);
  const ports = useMemo(() => {
    if (dictionary === null) return null;
    const prepare = () => {
      // Offline and not on the device yet: the tap itself says so.
      fetchPopup().catch(() => {});
      void dictionary.openData();
    };
    return {
      dictionary,
      prepare,
      prepareSoon: () => whenIdle(prepare),
      openWord: (request: DictionaryRequest) =>
        setShown((before) => ({ id: (before?.id ?? 0) + 1, request, isOpen: true })),
    };
  }, [dictionary]);
  return (
    <DictionaryPortsProvider value={ports}>
      {children}
      {ports && shown && (
        <Suspense>
          <Popup
            key={shown.id}
            request={shown.request}
            isOpen={shown.isOpen}
            onClose={() => setShown((now) => now && { ...now, isOpen: false })}
          />
        </Suspense>
      )}
    </DictionaryPortsProvider>
  );
}
