/**
 * Holds the screen awake until the returned function is called; takes it again when the page was hidden in between
 * (browsers let go then). Where wake locks are unknown or refused it does nothing.
 */
export function keepAwake(): () => void {
  const holding = new AbortController();
  let lock: WakeLockSentinel | null = null;

  async function take(): Promise<void> {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    const taken = await navigator.wakeLock.request('screen').catch(() => null);
    if (holding.signal.aborted) await taken?.release();
    else lock = taken;
  }

  document.addEventListener('visibilitychange', () => void take(), { signal: holding.signal });
  void take();
  return () => {
    holding.abort();
    void lock?.release();
  };
}
