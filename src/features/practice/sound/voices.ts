import type { ItemAudio } from '#contract/items/item-fields.ts';
import type { AudioVariant } from '#platform/player/timing-player.ts';

/** Where a media file of the bank is served; the service worker keeps it for offline use. */
export function mediaUrl(sha256: string): string {
  return `/api/content/media/${sha256}`;
}

/** The renderings of an item as voices to choose from. */
export function voicesOf(audios: readonly ItemAudio[]): AudioVariant[] {
  return audios.map(({ id, sha256, label }) => ({ id, label, url: mediaUrl(sha256) }));
}
