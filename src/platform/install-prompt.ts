import { appleWebKit, isInstalled } from './apple-webkit.ts';
import { createListeners } from './listeners.ts';

/** How Passage can be installed on this device. */
export type InstallState =
  /** It runs as an installed app already. */
  | { readonly kind: 'installed' }
  /** The browser asks when we want it to. */
  | { readonly kind: 'ready' }
  /** Only by hand, through the share menu. */
  | { readonly kind: 'by-hand'; readonly place: 'home-screen' | 'dock' }
  | { readonly kind: 'impossible' };

export interface InstallPrompt {
  readonly state: () => InstallState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows the browser's dialog. `unavailable` when the browser does not offer it now. */
  show(): Promise<'accepted' | 'dismissed' | 'unavailable'>;
  /** The learner said no: not asked again on this device. */
  readonly decline: () => void;
  hasDeclined(): boolean;
}

/** Not in TypeScript's library: Chromium only. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const declinedKey = 'passage-install-declined';

function startState(page: Window): InstallState {
  if (isInstalled(page, page.navigator)) return { kind: 'installed' };
  const webKit = appleWebKit(page, page.navigator);
  return webKit === null
    ? { kind: 'impossible' }
    : { kind: 'by-hand', place: webKit === 'touch' ? 'home-screen' : 'dock' };
}

/** Begins to listen at once: Chromium offers the event once, soon after load, and never again. */
export function createInstallPrompt(page: Window): InstallPrompt {
  const listeners = createListeners();
  let kept: BeforeInstallPromptEvent | null = null;
  /** For this visit, also where storage is blocked. */
  let isDeclined = false;
  let current = startState(page);
  const become = (next: InstallState) => {
    current = next;
    listeners.tell();
  };
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as BeforeInstallPromptEvent;
    become({ kind: 'ready' });
  });
  page.addEventListener('appinstalled', () => {
    kept = null;
    become({ kind: 'installed' });
  });
  return {
    state: () => current,
    subscribe: listeners.subscribe,
    async show() {
      const event = kept;
      if (!event) return 'unavailable';
      kept = null;
      const { outcome } = await event.prompt();
      // The event works once; Chromium fires another one later when the answer was no.
      become(outcome === 'accepted' ? { kind: 'installed' } : { kind: 'impossible' });
      return outcome;
    },
    decline() {
      isDeclined = true;
      try {
        page.localStorage.setItem(declinedKey, '1');
      } catch {
        // Storage is blocked.
      }
      become({ kind: 'impossible' });
    },
    hasDeclined() {
      if (isDeclined) return true;
      try {
        return page.localStorage.getItem(declinedKey) === '1';
      } catch {
        return false;
      }
    },
  };
}
