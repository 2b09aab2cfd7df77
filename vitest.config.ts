import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { unpackedData } from './tools/build/unpacked-data.ts';
import { heavyTests } from './tools/check/heavy-tests.ts';

const chromiumPath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((p) => p && existsSync(p));
const chromiumFlags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  );

/** The daily check: no heavy tests, and those of pure code in one process, without a fresh start for each file. */
const isLight = Boolean(process.env['LIGHT_TESTS_ONLY']);
const pureTests = '{contract,domain,content,workers,tools}/**/*.test.ts';
const notForNode = ['**/*.browser.test.ts', 'tests/e2e/**'];
const nodeLimits = { environment: 'node', testTimeout: 30_000, hookTimeout: 120_000 } as const;

export default defineConfig({
  cacheDir: '.cache/vitest',
  test: {
    maxWorkers: 2,
    projects: [
      ...(isLight
        ? [
            {
              test: {
                ...nodeLimits,
                name: 'pure',
                isolate: false,
                include: [pureTests],
                exclude: [...notForNode, ...heavyTests],
              },
            },
          ]
        : []),
      {
        test: {
          ...nodeLimits,
          name: 'node',
          include: ['{contract,domain,content,src,workers,server,tools,tests}/**/*.test.ts'],
          exclude: [...notForNode, ...(isLight ? [pureTests, ...heavyTests] : [])],
        },
      },
      {
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          exclude: ['**/*.browser.test.tsx'],
          setupFiles: ['./tests/support/jsdom-setup.ts'],
        },
      },
      {
        plugins: [unpackedData()],
        optimizeDeps: {
          // Found late, they would be bundled apart from React and bring a second copy of it.
          include: [
            'dexie',
            'comlink',
            'onnxruntime-web/wasm',
            'mpg123-decoder',
            'wasm-media-encoders',
            'zod',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            '@testing-library/react',
            '@testing-library/user-event',
            '@mantine/core',
            '@mantine/hooks',
            '@dnd-kit/core',
            '@dnd-kit/sortable',
            '@dnd-kit/utilities',
          ],
        },
        test: {
          name: 'browser',
          include: ['{src,workers,tests}/**/*.browser.test.{ts,tsx}'],
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(chromiumPath ? { executablePath: chromiumPath } : {}),
                args: [
                  ...chromiumFlags,
                  '--use-fake-device-for-media-stream',
                  '--use-fake-ui-for-media-stream',
                  '--autoplay-policy=no-user-gesture-required',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
