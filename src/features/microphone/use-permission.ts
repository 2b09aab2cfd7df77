import { useCallback, useEffect, useState } from 'react';
import { whenPageIsSeen } from '#platform/page-hide.ts';
import type { MicrophoneAccess, MicrophonePermission } from '#platform/recorder/microphone-access.ts';
import type { MicrophoneRefusal } from '#platform/recorder/microphone.ts';

export interface PermissionView {
  readonly permission: MicrophonePermission | 'unknown';
  /** Why the last request failed; `null` before one, and once the microphone is allowed. */
  readonly refusal: MicrophoneRefusal | null;
  readonly isAsking: boolean;
  readonly request: () => Promise<void>;
  /** Somebody else met this refusal. */
  readonly refuse: (refusal: MicrophoneRefusal) => void;
}

/** The leave to use the microphone, as it changes: here, in the settings of the browser, or in those of the system. */
export function usePermission(access: MicrophoneAccess): PermissionView {
  const [permission, setPermission] = useState<PermissionView['permission']>('unknown');
  const [refusal, setRefusal] = useState<MicrophoneRefusal | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const look = useCallback(async () => {
    const next = await access.read();
    setPermission(next);
    if (next === 'granted') setRefusal(null);
  }, [access]);
  useEffect(() => {
    void (async () => {
      await look();
    })();
    // Not every browser tells of a change: whoever comes back from the settings is asked about it.
    const stops = [access.watch(() => void look()), whenPageIsSeen(() => void look())];
    return () => stops.forEach((stop) => stop());
  }, [access, look]);
  const request = async () => {
    setIsAsking(true);
    const answer = await access.request();
    await look();
    setRefusal(answer);
    setIsAsking(false);
  };
  return { permission, refusal, isAsking, request, refuse: setRefusal };
}
