import type { MicrophoneSetup } from '#platform/recorder/microphone-setup.ts';
import type { Clock } from '#platform/clock.ts';
import type { SayPorts } from '#ui/say/say-ports.ts';

/** What the setup of the microphone needs of the browser. Nothing of a test is kept. */
export interface MicrophonePorts extends Pick<
  SayPorts,
  'createRecorder' | 'createPlayer' | 'audio' | 'writeDown'
> {
  readonly microphone: MicrophoneSetup;
  readonly clock: Pick<Clock, 'now'>;
}
