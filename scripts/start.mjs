// `npm start`: the whole product on one machine. Sets up what a fresh clone lacks, then hands over to the server.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './build.mjs';
import { keepRunning } from './keep-running.mjs';
import { serverProcess } from './server-process.mjs';
import { ensurePackages, pinnedEnv, pinnedNode, root, say } from './setup.mjs';

ensurePackages();
ensureBuild();
ensureModels();
say('Starting Passage…');
const server = [...serverProcess.flags, join(root, 'server', 'main.ts')];
const code = await keepRunning(pinnedNode(), server, {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverProcess.env, ...pinnedEnv() },
  onRestart: (signal) => say(`The server ended (${signal}). Starting it again…`),
});
process.exit(code);

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
