/** What a player's controls show: structurally the player's own state. */
export type PlayerView =
  | { status: 'empty' | 'loading' | 'failed' }
  | {
      status: 'ready' | 'playing' | 'paused' | 'ended' | 'blocked';
      positionMs: number;
      durationMs: number | null;
    };

export interface PlayerSettingsView {
  volume: number;
  rate: number;
}
