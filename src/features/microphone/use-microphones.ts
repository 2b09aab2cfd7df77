import { useEffect, useState } from 'react';
import { defaultDeviceId, type Microphone } from '#platform/recorder/list-microphones.ts';
import type { MicrophoneSetup } from '#platform/recorder/microphone-setup.ts';

export interface MicrophonesView {
  /** `null` until they are known. The choice of the system comes first. */
  readonly microphones: readonly Microphone[] | null;
  readonly selected: Microphone | null;
  readonly select: (microphone: Microphone) => void;
  /** A selected microphone that was disconnected since; its label. */
  readonly lost: string | null;
}

const systemsChoice: Microphone = { deviceId: defaultDeviceId, label: '' };

/** The connected microphones, and which one is selected. A selected one that goes gives way to the system's choice. */
export function useMicrophones(setup: MicrophoneSetup, isAllowed: boolean): MicrophonesView {
  const [microphones, setMicrophones] = useState<readonly Microphone[] | null>(null);
  const [wanted, setWanted] = useState<Microphone>(() => setup.choice.read() ?? systemsChoice);
  useEffect(() => {
    if (!isAllowed) return undefined;
    let isGone = false;
    const look = async () => {
      const found = await setup.list();
      if (!isGone) setMicrophones(withSystemsChoice(found));
    };
    void look();
    const stop = setup.watch(() => void look());
    return () => {
      isGone = true;
      stop();
    };
  }, [setup, isAllowed]);
  const found =
    microphones?.find(({ deviceId }) => deviceId === wanted.deviceId) ??
    microphones?.find(({ label }) => label !== '' && label === wanted.label);
  return {
    microphones,
    selected: found ?? microphones?.[0] ?? null,
    select: setWanted,
    lost: microphones !== null && found === undefined && wanted.label !== '' ? wanted.label : null,
  };
}

/** Chromium lists it as a device of its own; elsewhere it is added. Nothing to choose where nothing is connected. */
function withSystemsChoice(found: readonly Microphone[]): readonly Microphone[] {
  if (found.length === 0) return found;
  const others = found.filter(({ deviceId }) => deviceId !== defaultDeviceId);
  const own = found.find(({ deviceId }) => deviceId === defaultDeviceId) ?? systemsChoice;
  return [own, ...others];
}
