import { open } from 'node:fs/promises';

/** Brings a folder's names to the disk: without it, a power cut may lose a file that was renamed into it. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
