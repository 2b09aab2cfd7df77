import { expect } from '@playwright/test';
import { z } from 'zod';
import { test } from './support/product.ts';
import { waitUntilStored } from './support/stored-device.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';

onNarrowScreenOnly();

const Manifest = z.object({
  name: z.literal('Passage'),
  id: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.literal('standalone'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
  screenshots: z.array(z.object({ src: z.string(), form_factor: z.enum(['wide', 'narrow']) })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })).min(1),
});

test('the app can be installed: manifest, icons and pictures are complete', async ({ server, learner }) => {
  const page = await learner.openApp(server.url);
  await waitUntilStored(page, server.url);
  const cdp = await page.context().newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { data, errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = Manifest.parse(JSON.parse(data ?? ''));
  expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  expect(new Set(manifest.screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['wide', 'narrow']));
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    const response = await page.request.get(new URL(src, server.url).href);
    expect(response.ok(), src).toBe(true);
  }
  for (const { url } of manifest.shortcuts) {
    await page.goto(new URL(url, server.url).href);
    await expect(page.getByText('Page not found')).toHaveCount(0);
  }
});
