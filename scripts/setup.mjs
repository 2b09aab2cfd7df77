// Runs under any Node from 18 on: it is what brings the pinned runtime and everything else that a fresh clone lacks.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the command with a sentence that tells what to do. */
export function giveUp(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}

function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
}

/** Installs the packages of the lock file when they are missing or of another lock file. */
export function ensurePackages() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 18)
    giveUp(
      `Node ${process.versions.node} is too old to set Passage up. Install Node 18 or newer and run the command again.`,
    );
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.passage-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing packages (once, about two minutes)…');
  const result = run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  if (result.status !== 0)
    giveUp(
      'The packages could not be installed. Check the connection to the npm registry and run the command again.',
    );
  writeFileSync(stamp, lock);
}

/** The pinned runtime that comes with the packages, or this one when it is new enough. */
export function pinnedNode() {
  const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return giveUp(
    `Passage runs on Node 22.18 or newer; this is ${process.versions.node} and no pinned runtime exists for ${process.platform}-${process.arch}. Install Node 24 and run the command again.`,
  );
}

/** Environment in which `node` and every tool are the pinned ones. */
export function pinnedEnv() {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    // What Node has compiled is kept: a server starts with a third less work the next time.
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${separator}${process.env.PATH ?? ''}`,
  };
}

function aptInstall(packages, why) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const asRoot = process.getuid?.() === 0;
  const sudo = !asRoot && spawnSync('sudo', ['-n', 'true']).status === 0;
  if (!asRoot && !sudo) return false;
  say(`Installing ${packages.join(', ')} (${why})…`);
  const apt = (args) =>
    run(sudo ? 'sudo' : 'apt-get', sudo ? ['apt-get', ...args] : args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt(['update', '-qq']);
  return apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]).status === 0;
}

/** What a variable of the environment names, which must exist; `undefined` where it names nothing. */
function pathNamedBy(variable) {
  const path = process.env[variable];
  if (!path) return undefined;
  return existsSync(path) ? path : giveUp(`${variable} names ${path}, which does not exist.`);
}

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds or installs a Chromium; returns its path, or `undefined` where Playwright's own build is used. */
export function ensureChromium() {
  const named = pathNamedBy('CHROMIUM_PATH');
  if (named) return named;
  const found = chromiumPaths.find((path) => existsSync(path));
  if (found) return found;
  if (aptInstall(['chromium'], 'the browser that the tests drive')) return '/usr/bin/chromium';
  say("Installing Playwright's Chromium (the browser that the tests drive)…");
  if (
    run(pinnedNode(), [
      join(root, 'node_modules', 'playwright-core', 'cli.js'),
      'install',
      'chromium',
      'chromium-headless-shell',
    ]).status === 0
  )
    return undefined;
  return giveUp(
    'No Chromium was found and none could be installed. Install one ("apt-get install chromium") or set CHROMIUM_PATH, and run the command again.',
  );
}

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Finds or installs a Firefox; returns its path. */
export function ensureFirefox() {
  const named = pathNamedBy('FIREFOX_PATH');
  if (named) return named;
  const find = () => firefoxPaths.find((path) => existsSync(path));
  const found = find() ?? (aptInstall(['firefox-esr'], 'a browser that is walked through') && find());
  return (
    found ||
    giveUp(
      'No Firefox was found and none could be installed. Install one ("apt-get install firefox-esr"), set FIREFOX_PATH, or leave it out: BROWSERS=webkit,chromium.',
    )
  );
}

/** Installs what drives WebKitGTK on a screen in memory. */
export function ensureWebKit() {
  const isThere = () => existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb');
  if (isThere()) return;
  if (aptInstall(['webkit2gtk-driver', 'xvfb'], 'the engine of Safari, which is walked through') && isThere())
    return;
  giveUp(
    'WebKitWebDriver or Xvfb was not found and could not be installed. Install them ("apt-get install webkit2gtk-driver xvfb") or leave WebKit out: BROWSERS=firefox,chromium.',
  );
}

/** Folder with `initdb` and `postgres`, installed when there is none. */
export function ensurePostgres() {
  const find = () => {
    const base = '/usr/lib/postgresql';
    const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
    const candidates = [
      process.env.POSTGRES_BIN,
      ...versions.map((v) => join(base, v, 'bin')),
      '/opt/homebrew/bin',
      '/usr/local/bin',
    ];
    return candidates.find(
      (dir) => dir && existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'postgres')),
    );
  };
  const found = find();
  if (found) return found;
  if (aptInstall(['postgresql'], 'the server tests run on it as well')) {
    const installed = find();
    if (installed) return installed;
  }
  return giveUp(
    'No PostgreSQL server was found and none could be installed. Install one ("apt-get install postgresql") or set POSTGRES_BIN to the folder of initdb, and run the command again.',
  );
}

/** The tests of the speech programs decode recordings with it. */
export function ensureFfmpeg() {
  if (spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0) return;
  if (aptInstall(['ffmpeg'], 'the speech tests decode recordings with it')) return;
  giveUp(
    'No ffmpeg was found and none could be installed. Install it ("apt-get install ffmpeg") and run the command again.',
  );
}
