import type { ItemAudio } from '#contract/items/item-fields.ts';
import { mediaPath } from '#platform/media-cache.ts';
import type { AudioVariant } from '#platform/player/timing-player.ts';

/** The renderings of an item as voices to choose from. */
export function voicesOf(audios: readonly ItemAudio[]): AudioVariant[] {
  return audios.map(({ id, sha256, label }) => ({ id, label, url: mediaPath(sha256) }));
}
