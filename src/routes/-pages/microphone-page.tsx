import { useMemo } from 'react';
import { MicrophoneScreen } from '#features/microphone/microphone-screen.tsx';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { safeReturnPath } from '#platform/session/return-path.ts';
import { systemClock as clock } from '#platform/clock.ts';
import { useSayPorts } from '#ui/say/say-ports.ts';
import { WhenStarted } from '#ui/start-gate.tsx';
import type { PlainSearch } from './plain-search.ts';

/** `/dashboard/microphone-setup`. */
export function MicrophonePage({ search }: { search: PlainSearch }) {
  const from = search['from'] === undefined ? null : safeReturnPath(search['from'], location.origin);
  const place = {
    from: from === '/' ? null : from,
    step: search['step'] === 'test' ? 'test' : 'choose',
  } as const;
  return (
    <WhenStarted waiting={<MicrophoneScreen {...place} ports={null} />}>
      <Started {...place} />
    </WhenStarted>
  );
}

function Started(place: { from: string | null; step: 'choose' | 'test' }) {
  const { microphone } = usePracticePorts();
  const say = useSayPorts();
  const ports = useMemo(() => say && { ...say, microphone, clock }, [say, microphone]);
  return <MicrophoneScreen {...place} ports={ports} />;
}
