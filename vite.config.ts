import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { modulepreloadHome } from './tools/build/modulepreload-home.ts';
import { precompress } from './tools/build/precompress.ts';
import { webManifest } from './tools/build/web-manifest.ts';

const apiTarget = process.env['API_TARGET'] ?? 'http://127.0.0.1:4173';

export default defineConfig({
  cacheDir: '.cache/vite',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routes/route-tree.gen.ts',
      routeFileIgnorePattern: String.raw`\.gen\.ts|\.test\.`,
    }),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'workers/service-worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: webManifest,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        // The MP3 encoder is small and needed offline; the 32 MB converter is cached on first use instead. The size
        // limit makes the build fail when something that large slips into the shell.
        globPatterns: ['**/*.{html,js,css,woff2,wasm,webmanifest}', 'icons/*.{png,svg}', 'voice/honk.mp3'],
        globIgnores: ['**/ffmpeg-core*', '**/sw.js'],
        maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
      },
    }),
    modulepreloadHome(),
    precompress(),
  ],
  worker: {
    // With the default (iife) a worker is one file with all of its lazy parts in it.
    format: 'es',
  },
  build: {
    outDir: 'dist',
    manifest: true,
    sourcemap: false,
    target: 'es2023',
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': apiTarget, '/config.json': apiTarget },
  },
});
