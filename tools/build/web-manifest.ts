import type { ManifestOptions } from 'vite-plugin-pwa';
import { audioFileKinds } from '#domain/audio/file-kinds.ts';
import { sharedField, sharedPath } from '#platform/share-address.ts';

/** What the browser needs to install Passage. Colours are the light ground and the accent of the theme. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Passage',
  short_name: 'Passage',
  description: 'Practise for PTE Academic and PTE Core anywhere, without a connection.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#FAF9F6',
  theme_color: '#0B6B72',
  categories: ['education'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    { name: 'Practise', url: '/practise', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    {
      name: 'Read Aloud',
      url: '/dashboard/speaking/read-aloud',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
    },
    {
      name: 'Write From Dictation',
      url: '/dashboard/listening/write-from-dictation',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
    },
  ],
  share_target: {
    action: sharedPath,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: sharedField, accept: [...audioFileKinds] }] },
  },
  screenshots: [
    {
      src: '/screenshots/today-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Today: what to do next',
    },
    {
      src: '/screenshots/list-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'A question list on a phone',
    },
    {
      src: '/screenshots/list-wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'A question list on a desktop',
    },
  ],
};
