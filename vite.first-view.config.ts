import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server's first view of a page, for Node alone: one file in a folder of `dist/` that is not part of the app. */
export default defineConfig({
  cacheDir: '.cache/vite-first-view',
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/first-view.tsx',
    outDir: 'dist/.first-view',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node22',
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'first-view.mjs' } },
  },
});
