import { z } from 'zod';
import { keptText } from '#platform/kept-text.ts';

/** The microphone that the learner confirmed on this device. */
const ChosenMicrophone = z.object({
  /** As the browser names it; `defaultDeviceId` stands for whatever the system prefers. Safari changes these from visit to visit. */
  deviceId: z.string(),
  /** As the system names it: the device is found by it again when its id has changed. Empty where the browser does not tell. */
  label: z.string(),
  /** When it was confirmed, in epoch ms. */
  checkedAt: z.number(),
});
export type ChosenMicrophone = z.infer<typeof ChosenMicrophone>;

/** Kept on this device only. */
export interface MicrophoneChoice {
  /** `null`: never set up here, or what is kept cannot be read. */
  read(): ChosenMicrophone | null;
  keep(chosen: ChosenMicrophone): void;
  /** Whether the setup was offered before a spoken answer. It is offered once. */
  isOffered(): boolean;
  settleOffer(): void;
}

/** With storage refused, both hold until the page goes. */
export function createMicrophoneChoice(): MicrophoneChoice {
  const kept = keptText('passage-microphone');
  const offered = keptText('passage-microphone-offered');
  let chosen: ChosenMicrophone | null = null;
  let wasOffered = false;
  return {
    read: () => readChoice(kept.read()) ?? chosen,
    keep(next) {
      chosen = next;
      kept.keep(JSON.stringify(next));
    },
    isOffered: () => wasOffered || offered.read() !== null,
    settleOffer() {
      wasOffered = true;
      offered.keep('yes');
    },
  };
}

function readChoice(text: string | null): ChosenMicrophone | null {
  if (text === null) return null;
  try {
    return ChosenMicrophone.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
