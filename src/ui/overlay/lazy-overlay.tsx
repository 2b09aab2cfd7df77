import { lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ComponentType } from 'react';

interface Openable {
  readonly opened: boolean;
}

/**
 * A dialog whose code is fetched when it opens for the first time. It is mounted closed and then opened: only so does it
 * know where the focus was, and gives it back.
 */
export function lazyOverlay<Props extends Openable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => React.JSX.Element | null {
  const Loaded = lazy(load) as ComponentType<Props>;

  function OpenAfterMount(props: Props) {
    const [isMounted, setIsMounted] = useState(false);
    useEffect(() => {
      // At once, with its effects: they note where the focus is before the dialog takes it.
      queueMicrotask(() => flushSync(() => setIsMounted(true)));
    }, []);
    return <Loaded {...props} opened={props.opened && isMounted} />;
  }

  return function Overlay(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.opened);
    if (props.opened && !wasOpened) setWasOpened(true);
    if (!wasOpened) return null;
    return (
      <Suspense>
        <OpenAfterMount {...props} />
      </Suspense>
    );
  };
}
