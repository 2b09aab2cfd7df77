import { spawn } from 'node:child_process';

/**
 * `npm run dev`: the API restarts and the app reloads when a file changes. The app is at APP_PORT (5173) and passes its
 * calls on to the API at PORT (4173). /preview shows an item of the question bank while it is written.
 */
const appPort = process.env['APP_PORT'] ?? '5173';
const env = {
  ...process.env,
  PUBLIC_URL: `http://127.0.0.1:${appPort}`,
  API_TARGET: `http://127.0.0.1:${process.env['PORT'] ?? '4173'}`,
};
const shell = process.platform === 'win32';

const children = [
  spawn('node', ['--watch', '--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    env,
    shell,
    stdio: 'inherit',
  }),
  spawn('vite', ['--host', '127.0.0.1', '--port', appPort, '--strictPort'], { env, shell, stdio: 'inherit' }),
];

let ending = false;
function endAll(code: number): void {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.once('exit', (code) => endAll(code ?? 0));
process.once('SIGINT', () => endAll(0));
process.once('SIGTERM', () => endAll(0));
