import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './tests/support/chromium.ts';
import { furtherTries, isProof } from './tests/support/rounds.ts';
import { unpackedData } from './tools/build/unpacked-data.ts';
import { heavyTests, processTests, proofTests } from './tools/check/test-groups.ts';

/** The daily check leaves the heavy tests out. */
const isLight = Boolean(process.env['LIGHT_TESTS_ONLY']);
/** Tests of pure code run in one process, without a fresh start for each file. */
const pureTests = '{contract,domain,engines,content,workers,tools}/**/*.test.ts';
const left = [...(isProof ? [] : proofTests), ...(isLight ? heavyTests : [])];
const notForNode = ['**/*.browser.test.ts', 'tests/e2e/**'];
/** Far more than a test takes on a busy machine: what ends a test is its assertion. */
const limits = { testTimeout: 120_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };
const onNode = { environment: 'node', ...limits } as const;

export default defineConfig({
  cacheDir: '.cache/vitest',
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...onNode,
          name: 'pure',
          isolate: false,
          include: [pureTests],
          exclude: [...notForNode, ...processTests],
        },
      },
      {
        test: {
          ...onNode,
          name: 'node',
          include: ['{src,server,tests}/**/*.test.ts'],
          exclude: [...notForNode, ...processTests, ...left],
        },
      },
      {
        test: {
          ...onNode,
          name: 'processes',
          retry: furtherTries,
          include: [...processTests],
          exclude: [...notForNode, ...left],
        },
      },
      {
        test: {
          ...limits,
          name: 'jsdom',
          environment: './tests/support/one-jsdom.ts',
          isolate: false,
          // Not setInterval: jsdom draws by it, and a faked one would end with its test, and with it all frames of the shared window.
          fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date'] },
          include: ['{src,tests}/**/*.test.tsx'],
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
          ...limits,
          name: 'browser',
          retry: furtherTries,
          include: ['{src,workers,tests}/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['./tests/support/browser-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunch([
                '--use-fake-device-for-media-stream',
                '--use-fake-ui-for-media-stream',
                '--autoplay-policy=no-user-gesture-required',
              ]),
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
