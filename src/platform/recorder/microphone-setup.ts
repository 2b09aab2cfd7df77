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
  /** Listens to the selected microphone, and to the others where the browser opens several. */
  watchLevels(selected: Microphone, others: readonly Microphone[]): LevelWatch;
  /** Which guide to a blocked microphone fits. */
  readonly browser: BrowserFamily;
}

/** By where a browser keeps the permission: behind the sign before the address, in a menu, or in the settings of the system. */
export type BrowserFamily = 'chromium' | 'chromium-phone' | 'firefox' | 'firefox-phone' | 'safari' | 'ios';

export function createMicrophoneSetup(choice: MicrophoneChoice, access: MicrophoneAccess): MicrophoneSetup {
  const apple = appleWebKit(window, navigator);
  return {
    choice,
    access,
    list: listMicrophones,
    watch: watchMicrophones,
    // WebKit mutes one microphone when another one is opened.
    watchLevels: (selected, others) => watchLevels(apple === null ? [selected, ...others] : [selected]),
    browser: browserFamily(apple),
  };
}

function browserFamily(apple: ReturnType<typeof appleWebKit>): BrowserFamily {
  if (apple !== null) return apple === 'touch' ? 'ios' : 'safari';
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if ('mozInnerScreenX' in window) return isPhone ? 'firefox-phone' : 'firefox';
  return isPhone ? 'chromium-phone' : 'chromium';
}
