/** A microphone as the browser lists it. Labels are empty until the microphone is allowed. */
export interface Microphone {
  readonly deviceId: string;
  readonly label: string;
}

/** `deviceId` that stands for whatever the system prefers. */
export const defaultDeviceId = 'default';

/** Chromium lists the system's choice for calls beside its default: nobody can tell them apart. */
const callsDeviceId = 'communications';

/** What is connected now; empty where the browser does not tell. */
export async function listMicrophones(): Promise<Microphone[]> {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  const all = (await devices?.enumerateDevices().catch(() => null)) ?? [];
  return all
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== callsDeviceId)
    .map(({ deviceId, label }) => ({ deviceId, label }));
}

/** Calls when a microphone was connected or removed. The returned function stops it. */
export function watchMicrophones(onChange: () => void): () => void {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  devices?.addEventListener('devicechange', onChange);
  return () => devices?.removeEventListener('devicechange', onChange);
}
