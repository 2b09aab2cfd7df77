import { systemDigest } from '#platform/digest.ts';
import { mediaHashOf } from '#platform/media-cache.ts';

/**
 * A sound of the bank that could not be played, asked for again past the browser's own cache, which may hold a portal's
 * page or a part. `null`: what comes is not that sound either, or nothing comes.
 */
export async function fetchSoundAgain(url: string): Promise<Blob | null> {
  const { href, pathname } = new URL(url, location.href);
  const sha256 = mediaHashOf(pathname);
  if (sha256 === null) return null;
  try {
    const response = await fetch(href, { cache: 'reload' });
    const sound = await response.blob();
    return (await systemDigest.sha256(await sound.arrayBuffer())) === sha256 ? sound : null;
  } catch {
    return null;
  }
}
