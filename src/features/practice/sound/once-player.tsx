import type { Player } from '#platform/player/player.ts';
import { PlayingOnce } from '#ui/audio/playing-once.tsx';
import { useMediaKeys } from './use-media-keys.ts';
import { useStore } from '#ui/use-store.ts';

/** A sound that is heard once: how far it has come, and nothing to press but what goes on after something else has stopped it. */
export function OncePlayer({ player, label }: { player: Player; label: string }) {
  useMediaKeys(player, label, { isOnce: true });
  return <PlayingOnce state={useStore(player)} label={label} onResume={() => void player.play()} />;
}
