import { useEffect, useRef } from 'react';
import { useStore } from '#ui/use-store.ts';
import type { Player } from '#platform/player/player.ts';
import classes from './heard-strip.module.css';

/** How much of the strip is kept free before and behind the line while it runs. */
const before = 0.1;
const behind = 0.25;

/** Where the recording stands, as a line through the strip. While it plays the strip follows it. */
export function StripPlayhead({ player, leftOf }: { player: Player; leftOf: (ms: number) => string }) {
  const state = useStore(player);
  const line = useRef<HTMLSpanElement>(null);
  const positionMs = 'positionMs' in state ? state.positionMs : 0;
  const isPlaying = state.status === 'playing';
  useEffect(() => {
    const strip = line.current?.closest<HTMLElement>('[data-strip]');
    if (!isPlaying || positionMs === 0 || !strip || !line.current) return;
    const at = line.current.offsetLeft - strip.scrollLeft;
    const isInSight = at >= before * strip.clientWidth && at <= (1 - behind) * strip.clientWidth;
    if (!isInSight) strip.scrollLeft = line.current.offsetLeft - before * strip.clientWidth;
  }, [isPlaying, positionMs]);
  if (positionMs === 0) return null;
  return <span ref={line} className={classes['head']} data-playhead style={{ left: leftOf(positionMs) }} />;
}
