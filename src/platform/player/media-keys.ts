import type { Player } from './player.ts';

/** What the lock screen and the buttons of a headset show and do for one player. */
export interface Followed {
  /** "The lecture". */
  readonly title: string;
  /** Heard once, as in the exam: the buttons neither stop it nor turn it back. */
  readonly isOnce: boolean;
}

export interface MediaKeys {
  /** The buttons are this player's from the moment it plays, until another one does or the returned function is called. */
  follow(player: Player, followed: Followed): () => void;
}

/** How far a press goes when the button does not say it. */
const stepMs = 5_000;
const actions = ['play', 'pause', 'stop', 'seekbackward', 'seekforward', 'seekto'] as const;
type Action = (typeof actions)[number];

/** The platform's media session; without one the buttons do what the browser makes of them. */
export function createMediaKeys(session: MediaSession | undefined): MediaKeys {
  let holder: Player | null = null;
  if (session === undefined) return { follow: () => () => undefined };

  function set(action: Action, run: MediaSessionActionHandler | null): void {
    try {
      session?.setActionHandler(action, run);
    } catch {
      // A browser that does not know this button.
    }
  }

  function take(player: Player, { title, isOnce }: Followed): void {
    if (session === undefined || holder === player) return;
    holder = player;
    session.metadata = new MediaMetadata({
      title,
      artist: 'Passage',
      artwork: [{ src: '/icons/icon-512.png', sizes: '512x512' }],
    });
    const seekBy = (direction: 1 | -1) => (details: MediaSessionActionDetails) =>
      player.seekBy(direction * (details.seekOffset === undefined ? stepMs : details.seekOffset * 1000));
    set('play', () => void player.play());
    // Without a handler of ours the browser would pause it.
    set('pause', () => isOnce || player.pause());
    set('stop', () => isOnce || player.pause());
    set('seekbackward', isOnce ? null : seekBy(-1));
    set('seekforward', isOnce ? null : seekBy(1));
    set('seekto', isOnce ? null : ({ seekTime }) => seekTime !== undefined && player.seekTo(seekTime * 1000));
  }

  function show(player: Player): void {
    if (session === undefined || holder !== player) return;
    const state = player.getState();
    session.playbackState = state.status === 'playing' ? 'playing' : 'paused';
    if (!('positionMs' in state) || state.durationMs === null || state.durationMs <= 0) return;
    const duration = state.durationMs / 1000;
    const position = Math.min(duration, state.positionMs / 1000);
    session.setPositionState({ duration, position, playbackRate: player.getSettings().rate });
  }

  function letGo(player: Player): void {
    if (session === undefined || holder !== player) return;
    holder = null;
    for (const action of actions) set(action, null);
    session.metadata = null;
    session.playbackState = 'none';
  }

  return {
    follow(player, followed) {
      let shown = '';
      const look = () => {
        const { status } = player.getState();
        if (status === 'playing') take(player, followed);
        // Once for each change: the platform counts the seconds itself.
        if (status !== shown) show(player);
        shown = status;
      };
      const unsubscribe = player.subscribe(look);
      look();
      return () => {
        unsubscribe();
        letGo(player);
      };
    },
  };
}
