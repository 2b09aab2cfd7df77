// `npm start`: the whole product on one machine. Sets up what a fresh clone lacks, then hands over to the server.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './build.mjs';
import { ensurePackages, pinnedEnv, pinnedNode, root, say } from './setup.mjs';

ensurePackages();
ensureBuild();
ensureModels();
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

/** Fetches the models that score speech, once. Without them everything else works, and the app says that they are missing. */
function ensureModels() {
  const transcript = process.env.TRANSCRIPT_MODEL === 'base' ? ['transcript-base'] : [];
  const packs = ['reading', 'transcript-tiny', ...transcript];
  const program = join(root, 'tools', 'models', 'prepare-packs.ts');
  const result = spawnSync(pinnedNode(), ['--disable-warning=ExperimentalWarning', program, ...packs], {
    cwd: root,
    stdio: 'inherit',
    env: pinnedEnv(),
  });
  if (result.status !== 0)
    say('Some speech models are missing, so speech is not scored for now. The next start tries again.');
}
