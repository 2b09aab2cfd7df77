import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { DictionaryClient } from '#platform/dictionary-client/dictionary-client.ts';
import { DictionaryPortsProvider, type DictionaryRequest } from '#ui/dictionary/dictionary-ports.ts';

const Popup = lazy(async () => ({
  default: (await import('#features/dictionary/dictionary-popup.tsx')).DictionaryPopup,
}));

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
  const ports = useMemo(
    () =>
      dictionary && {
        dictionary,
        openWord: (request: DictionaryRequest) =>
          setShown((before) => ({ id: (before?.id ?? 0) + 1, request, isOpen: true })),
      },
    [dictionary],
  );
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
