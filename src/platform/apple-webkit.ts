/**
 * The engine of all browsers on iPhones and iPads and of Safari on Macs, known by what it alone has, and what it is used with. It has
 * no `beforeinstallprompt`, and clears a site after a week without a visit. `null`: another engine.
 */
export function appleWebKit(page: object, browser: Navigator): 'touch' | 'pointer' | null {
  if (!('standalone' in browser || 'GestureEvent' in page)) return null;
  return browser.maxTouchPoints > 0 ? 'touch' : 'pointer';
}

/** The page runs as an installed app. */
export function isInstalled(page: Pick<Window, 'matchMedia'>, browser: Navigator): boolean {
  const isOnHomeScreen = 'standalone' in browser && browser.standalone === true;
  return isOnHomeScreen || page.matchMedia('(display-mode: standalone)').matches;
}
