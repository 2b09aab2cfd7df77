/// <reference types="@vitest/browser-playwright" />
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

const setQuota = (quota: { readonly quotaSize?: number }): Promise<unknown> =>
  cdp().send('Storage.overrideQuotaForOrigin', { origin: location.origin, ...quota });

/** Leaves this origin no room in real Chromium, until `makeRoom` or the end of the test. */
export async function fillDisk(): Promise<{ readonly makeRoom: () => Promise<unknown> }> {
  await setQuota({ quotaSize: 1 });
  onTestFinished(async () => void (await setQuota({})));
  return { makeRoom: () => setQuota({}) };
}
