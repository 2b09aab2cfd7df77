import { appleWebKit } from '#platform/apple-webkit.ts';
import { listMicrophones, watchMicrophones, type Microphone } from './list-microphones.ts';
import type { MicrophoneAccess } from './microphone-access.ts';
import type { MicrophoneChoice } from './microphone-choice.ts';
import { watchLevels, type LevelWatch } from './watch-levels.ts';

/** What the setup of the microphone needs of the browser. */
export interface MicrophoneSetup {
  readonly choice: MicrophoneChoice;
  readonly access: MicrophoneAccess;
  list(): Promise<readonly Microphone[]>;
  /** Calls when a microphone was connected or removed. The returned function stops it. */
  watch(onChange: () => void): () => void;
  /** Whether several microphones can be open at once: WebKit mutes one when another one is opened. */
  readonly opensSeveral: boolean;
  watchLevels(microphones: readonly Microphone[]): LevelWatch;
  /** Which guides to a blocked microphone fit. */
  readonly browser: BrowserFamily;
  readonly system: SystemFamily;
}

/** By where a browser keeps the permission: behind the sign before the address, in a menu, or in the settings of the system. */
export type BrowserFamily = 'chromium' | 'chromium-phone' | 'firefox' | 'firefox-phone' | 'safari' | 'ios';

/** By where a system keeps which apps may use the microphone. */
export type SystemFamily = 'windows' | 'mac' | 'android' | 'ios' | 'other';

export function createMicrophoneSetup(choice: MicrophoneChoice, access: MicrophoneAccess): MicrophoneSetup {
  const apple = appleWebKit(window, navigator);
  return {
    choice,
    access,
    list: listMicrophones,
    watch: watchMicrophones,
    opensSeveral: apple === null,
    watchLevels,
    browser: browserFamily(apple),
    system: systemFamily(navigator.userAgent, apple),
  };
}

function browserFamily(apple: ReturnType<typeof appleWebKit>): BrowserFamily {
  if (apple !== null) return apple === 'touch' ? 'ios' : 'safari';
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if ('mozInnerScreenX' in window) return isPhone ? 'firefox-phone' : 'firefox';
  return isPhone ? 'chromium-phone' : 'chromium';
}

/** Good enough for a guide: nothing else depends on it. */
function systemFamily(userAgent: string, apple: ReturnType<typeof appleWebKit>): SystemFamily {
  if (apple === 'touch') return 'ios';
  if (/Windows/u.test(userAgent)) return 'windows';
  if (/Android/u.test(userAgent)) return 'android';
  return /Mac OS X/u.test(userAgent) ? 'mac' : 'other';
}
