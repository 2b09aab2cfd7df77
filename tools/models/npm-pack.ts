import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** npm itself does the download, so that the user's registry, proxy and sign-in settings hold. */
function npmCommand(): { command: string; first: string[]; shell: boolean } {
  const npmScript = process.env['npm_execpath'];
  if (npmScript?.endsWith('.js')) return { command: process.execPath, first: [npmScript], shell: false };
  return { command: 'npm', first: [], shell: process.platform === 'win32' };
}

/**
 * Downloads the tarball of one exact version into a folder and runs nothing of it: no install script, no
 * dependency. Calls `onSecond` once a second while it waits. Throws with npm's own words when it fails.
 */
export async function npmPack(
  spec: string,
  folder: string,
  onSecond: (seconds: number) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { command, first, shell } = npmCommand();
  const child = spawn(command, [...first, 'pack', spec, '--silent', '--ignore-scripts'], {
    cwd: folder,
    shell,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
  let seconds = 0;
  const timer = setInterval(() => onSecond((seconds += 1)), 1_000);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (code !== 0) throw new Error(`npm pack ${spec} failed.\n${complaint.trim()}`);
  } finally {
    clearInterval(timer);
  }
}
