import type { EnginePage } from './engines/engine.ts';

/** What the product uses where it is there, as an expression that says whether it is. docs/browsers.md names each fallback. */
const uses = {
  'background sync': `'SyncManager' in window`,
  'periodic background sync': `'PeriodicSyncManager' in window`,
  'offer to install': `'BeforeInstallPromptEvent' in window`,
  'promise to keep storage': `typeof navigator.storage?.persist === 'function'`,
  'room of the device': `typeof navigator.storage?.estimate === 'function'`,
  'voices that speak': `'speechSynthesis' in window && speechSynthesis.getVoices().length > 0`,
  'idle callback': `'requestIdleCallback' in window`,
  'wake lock': `'wakeLock' in navigator`,
  'sharing sheet': `typeof navigator.share === 'function'`,
  'memory of the device': `'deviceMemory' in navigator`,
  caretPositionFromPoint: `'caretPositionFromPoint' in document`,
  'field-sizing': `CSS.supports('field-sizing', 'content')`,
  'user activation': `'userActivation' in navigator`,
} as const;

/** Names of what the browser lacks, on this machine. */
export async function lacksOf(page: EnginePage): Promise<string[]> {
  const lacks: string[] = [];
  for (const [name, isThere] of Object.entries(uses))
    if ((await page.evaluate(isThere)) !== true) lacks.push(name);
  return lacks;
}
