import type { Page } from '@playwright/test';
import { wavFile } from '#domain/audio/wav.ts';

export interface PlantedDevice {
  readonly deviceId: string;
  readonly label: string;
}

/** What a story does with the microphones of a page. */
export interface PlantedMicrophones {
  /** What every microphone hears from its next opening on, from its start and over and over; `null`: digital silence. */
  hear(samples: Float32Array | null, sampleRate: number): Promise<void>;
  /** Connects these and disconnects the others, in the middle of whatever is open. */
  connect(devices: readonly PlantedDevice[]): Promise<void>;
  /** The settings of the browser are changed. */
  permit(permission: PermissionState): Promise<void>;
  /** A call takes the open microphones, or gives them back. */
  interrupt(isMuted: boolean): Promise<void>;
  /** How many tracks are open now. */
  openTracks(): Promise<number>;
}

interface Planted {
  hear(wav: string | null): void;
  connect(devices: readonly PlantedDevice[]): void;
  permit(permission: PermissionState): void;
  interrupt(isMuted: boolean): void;
  openTracks(): number;
}
declare global {
  var plantedMicrophones: Planted;
}

/**
 * Takes the place of the browser's microphones before the page's own scripts run: real streams of Web Audio, with devices, permission
 * and sound as the story wants them. Chromium's own fake device has one sound for the life of the browser, and cannot be unplugged.
 */
export async function plantMicrophones(
  page: Page,
  devices: readonly PlantedDevice[],
  permission: PermissionState = 'granted',
): Promise<PlantedMicrophones> {
  await page.addInitScript(install, { devices, permission });
  return {
    async hear(samples, sampleRate) {
      const wav = samples && Buffer.from(wavFile(samples, sampleRate)).toString('base64');
      await page.evaluate((sound) => globalThis.plantedMicrophones.hear(sound), wav);
    },
    connect: (next) => page.evaluate((list) => globalThis.plantedMicrophones.connect(list), next),
    permit: (next) => page.evaluate((state) => globalThis.plantedMicrophones.permit(state), next),
    interrupt: (isMuted) => page.evaluate((is) => globalThis.plantedMicrophones.interrupt(is), isMuted),
    openTracks: () => page.evaluate(() => globalThis.plantedMicrophones.openTracks()),
  };
}

/** Runs in the page. */
function install(given: { devices: readonly PlantedDevice[]; permission: PermissionState }): void {
  let { devices, permission } = given;
  let wav: ArrayBuffer | null = null;
  const open = new Set<{ track: MediaStreamTrack; deviceId: string }>();
  const status = Object.assign(new EventTarget(), { name: 'microphone', onchange: null });
  Object.defineProperty(status, 'state', { get: () => permission });
  const media = navigator.mediaDevices;

  const end = (isGone: (deviceId: string) => boolean) => {
    for (const each of open) {
      if (!isGone(each.deviceId)) continue;
      open.delete(each);
      each.track.stop();
      each.track.dispatchEvent(new Event('ended'));
    }
  };

  async function openTrack(device: PlantedDevice): Promise<MediaStream> {
    const context = new AudioContext();
    const node = context.createMediaStreamDestination();
    if (wav !== null) {
      const source = context.createBufferSource();
      source.buffer = await context.decodeAudioData(wav.slice(0));
      source.loop = true;
      source.connect(node);
      source.start();
    }
    const [track] = node.stream.getAudioTracks();
    if (!track) throw new Error('no track');
    const settings = track.getSettings();
    let isMuted = false;
    Object.defineProperties(track, {
      label: { value: device.label },
      muted: {
        get: () => isMuted,
        set(next: boolean) {
          isMuted = next;
        },
      },
      getSettings: { value: () => ({ ...settings, deviceId: device.deviceId }) },
    });
    const opened = { track, deviceId: device.deviceId };
    open.add(opened);
    const stop = track.stop.bind(track);
    track.stop = () => {
      stop();
      open.delete(opened);
      void context.close().catch(() => {});
    };
    return node.stream;
  }

  media.enumerateDevices = async () =>
    devices.map(({ deviceId, label }) => {
      const device = { deviceId, label: permission === 'granted' ? label : '', groupId: deviceId };
      return { ...device, kind: 'audioinput' as const, toJSON: () => device };
    });
  media.getUserMedia = async (constraints) => {
    if (permission !== 'granted') throw new DOMException('Permission denied', 'NotAllowedError');
    const audio = constraints?.audio;
    const wish =
      typeof audio === 'object' ? (audio.deviceId as ConstrainDOMStringParameters | undefined) : {};
    const wanted = wish?.exact ?? wish?.ideal;
    const found = devices.find(({ deviceId }) => deviceId === wanted);
    const device = found ?? (wish?.exact === undefined ? devices[0] : undefined);
    if (!device) throw new DOMException('Requested device not found', 'NotFoundError');
    return openTrack(device);
  };
  const query = navigator.permissions.query.bind(navigator.permissions);
  navigator.permissions.query = async (descriptor) =>
    descriptor.name === 'microphone' ? (status as unknown as PermissionStatus) : query(descriptor);

  globalThis.plantedMicrophones = {
    hear(sound) {
      wav = sound === null ? null : Uint8Array.from(atob(sound), (letter) => letter.charCodeAt(0)).buffer;
    },
    connect(next) {
      devices = next;
      end((deviceId) => next.every((device) => device.deviceId !== deviceId));
      media.dispatchEvent(new Event('devicechange'));
    },
    permit(next) {
      permission = next;
      if (next !== 'granted') end(() => true);
      status.dispatchEvent(new Event('change'));
    },
    interrupt(isMuted) {
      for (const { track } of open) {
        Object.assign(track, { muted: isMuted });
        track.dispatchEvent(new Event(isMuted ? 'mute' : 'unmute'));
      }
    },
    openTracks: () => open.size,
  };
}
