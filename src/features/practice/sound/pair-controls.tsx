import { useState } from 'react';
import type { Player } from '#platform/player/player.ts';
import { Segments } from '#ui/segments.tsx';
import { PlayerControls } from './player-controls.tsx';
import classes from './pair-controls.module.css';

export interface PairSide {
  /** On the switch: "Earlier". */
  readonly name: string;
  /** What plays, for a screen reader: "Your earlier recording". */
  readonly label: string;
  readonly player: Player;
  readonly peaks?: readonly number[] | null;
}

export interface PairControlsProps {
  /** What is switched between, for a screen reader. */
  label: string;
  /** The second one is what is heard first. The first one may be still on its way: then only its name is there. */
  sides: readonly [PairSide | Pick<PairSide, 'name'>, PairSide];
  /**
   * Where the other player goes on, in ms, by where the one of that number (0 or 1) is. `null`, or without it: as far along as
   * that one is in its own length.
   */
  across?: (from: 0 | 1, positionMs: number) => number | null;
}

/** Two sounds under one play button: the switch goes on in the other one at the same place, at the same speed. */
export function PairControls({ label, sides, across }: PairControlsProps) {
  const [at, setAt] = useState<0 | 1>(1);
  const [first, second] = sides;
  const other = 'player' in first ? first : null;
  const current = at === 0 && other ? other : second;
  const switchTo = (next: 0 | 1) => {
    const to = next === 0 ? other : second;
    if (next === at || to === null) return;
    goOn(
      current.player,
      to.player,
      placeIn(current.player, to.player, (ms) => across?.(at, ms) ?? null),
    );
    setAt(next);
  };
  const { player, label: playerLabel, peaks = null } = current;
  return (
    <div className={classes['pair']}>
      <Segments
        label={label}
        options={[
          { value: '0', label: first.name },
          { value: '1', label: second.name },
        ]}
        value={current === second ? '1' : '0'}
        isDisabled={other === null}
        onChange={(next) => switchTo(next === '0' ? 0 : 1)}
      />
      <PlayerControls player={player} label={playerLabel} peaks={peaks} />
    </div>
  );
}

function placeIn(from: Player, to: Player, across: (ms: number) => number | null): number {
  const [own, other] = [from.getState(), to.getState()];
  // What was heard to its end begins again on the other side.
  if (!('positionMs' in own) || own.status === 'ended' || own.positionMs === 0) return 0;
  const known = across(own.positionMs);
  if (known !== null) return known;
  const length = 'durationMs' in other ? other.durationMs : null;
  return own.durationMs && length ? (own.positionMs / own.durationMs) * length : 0;
}

function goOn(from: Player, to: Player, placeMs: number): void {
  const { rate, volume } = from.getSettings();
  const isPlaying = from.getState().status === 'playing';
  from.pause();
  to.setRate(rate);
  to.setVolume(volume);
  to.seekTo(placeMs);
  if (isPlaying) void to.play();
}
