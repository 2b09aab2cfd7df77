// `npm start`: the whole product on one machine. Sets up what a fresh clone lacks, then hands over to the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './build.mjs';
import { ensurePackages, pinnedEnv, pinnedNode, root, say } from './setup.mjs';

ensurePackages();
ensureBuild();
say('Starting Passage…');
const server = spawn(
  pinnedNode(),
  ['--disable-warning=ExperimentalWarning', join(root, 'server', 'main.ts')],
  { cwd: root, stdio: 'inherit', env: pinnedEnv() },
);
// Ctrl-C reaches the server by itself (same terminal); a signal sent to this process alone is handed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
);
