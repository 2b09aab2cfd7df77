// `npm run browsers`: installs the engines that are missing, builds, and walks through the product in each of them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from './build.mjs';
import {
  ensureChromium,
  ensureFfmpeg,
  ensureFirefox,
  ensurePackages,
  ensureWebKit,
  pinnedEnv,
  pinnedNode,
  root,
} from './setup.mjs';

const chosen = (process.env.BROWSERS ?? 'webkit,firefox,chromium').split(',');
const uses = (name) => chosen.some((each) => each.includes(name));

ensurePackages();
if (chosen.includes('webkit')) ensureWebKit();
const firefox = uses('firefox') ? ensureFirefox() : undefined;
const chromium = uses('chromium') ? ensureChromium() : undefined;
// The server of the walk cuts long sounds with it.
ensureFfmpeg();
ensureBuild();
const env = {
  ...pinnedEnv(),
  BROWSERS: chosen.join(','),
  ...(firefox ? { FIREFOX_PATH: firefox } : {}),
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
};
const run = (...args) => spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
const prepared = run(join('tools', 'models', 'prepare-packs.ts'));
process.exit(
  prepared ||
    run(
      '--disable-warning=ExperimentalWarning',
      join('tests', 'browsers', 'browsers.ts'),
      ...process.argv.slice(2),
    ),
);
