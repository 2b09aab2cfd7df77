import { IconPlayerPlayFilled } from '@tabler/icons-react';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { TaskType } from '#contract/task-type.ts';
import type { Cue } from '#domain/lessons/captions.ts';
import type { Clock } from '#platform/clock.ts';
import { readCaptionWish, writeCaptionWish } from '#platform/lessons/caption-wish.ts';
import type { Lesson } from '#platform/lessons/lessons.ts';
import type { Player, PlayerState } from '#platform/player/player.ts';
import type { LessonPorts } from '#ui/lessons/lesson-ports.ts';
import { useReading } from '#ui/use-store.ts';
import { PlayerControls } from './player-controls.tsx';
import classes from './player.module.css';
import { useControlsShown } from './use-controls-shown.ts';
import { useCue } from './use-captions.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useLessonPlayer } from './use-lesson-player.ts';
import { playerDeeds, usePlayerKeys } from './use-player-keys.ts';
import { useVolume } from './use-volume.ts';

export interface LessonPlayerProps {
  taskType: TaskType;
  title: string;
  file: Lesson;
  cues: readonly Cue[];
  ports: LessonPorts & { readonly clock: Pick<Clock, 'after'> };
  /** Gets the player, for what seeks from elsewhere. */
  onPlayer: (player: Player | null) => void;
  /** Over the video once it is over. */
  end: ReactNode;
  /** Opens the lesson anew after a failure. */
  onAgain: () => void;
}

const empty: PlayerState = { status: 'empty' };
const noPlayer = { subscribe: () => () => undefined };

/** One lesson that is on this device, from its first picture to its last, with the controls of a player. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { file, cues, ports, onPlayer, end, onAgain } = props;
  const screen = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const controls = useRef<HTMLDivElement>(null);
  const player = useLessonPlayer(video, props, ports);
  useEffect(() => {
    onPlayer(player);
    return () => onPlayer(null);
  }, [player, onPlayer]);
  const state = useReading(player ?? noPlayer, () => player?.getState() ?? empty);
  useReading(player ?? noPlayer, () => player?.getSettings() ?? null);
  const { isShown, wake } = useControlsShown(ports.clock, state.status === 'playing', controls);
  const [areCaptionsOn, setAreCaptionsOn] = useState(readCaptionWish);
  const cue = useCue(cues, player, video);
  const full = useFullScreen(screen, video);
  const volume = useVolume(video, player);
  const deeds = playerDeeds({
    player,
    volume,
    toggleFullScreen: full.toggle,
    toggleCaptions() {
      setAreCaptionsOn(!areCaptionsOn);
      writeCaptionWish(!areCaptionsOn);
    },
  });
  usePlayerKeys(deeds, wake);
  useTouch({ screen, picture }, { wake, isShown, onTap: deeds.toggle });
  const track = useTrack(file.captions);
  const hasCaptions = cues.length > 0;
  return (
    <div className={classes.screen} ref={screen} data-shown={isShown || undefined}>
      <div className={classes.picture} ref={picture}>
        <video ref={setVideo} className={classes.video} playsInline disablePictureInPicture>
          <track ref={track} kind="captions" srcLang="en" label="English" />
        </video>
        {state.status === 'blocked' && (
          <button type="button" className={classes.bigPlay} onClick={deeds.toggle}>
            <IconPlayerPlayFilled size={36} aria-hidden="true" />
            Play
          </button>
        )}
        {state.status === 'failed' && (
          <div className={classes.over}>
            <p role="alert">This lesson can&apos;t be played here.</p>
            <button type="button" className={classes.choice} onClick={onAgain}>
              Try again
            </button>
          </div>
        )}
        {state.status === 'ended' && end}
      </div>
      {hasCaptions && areCaptionsOn && (
        <p className={classes.captions} lang="en" dir="ltr" translate="no">
          {cue !== null && <span>{cue}</span>}
        </p>
      )}
      {!hasCaptions && <p className={classes.missing}>This lesson has no captions yet.</p>}
      {player !== null && state.status !== 'failed' && (
        <PlayerControls
          place={controls}
          state={state}
          player={player}
          deeds={deeds}
          volume={volume}
          areCaptionsOn={hasCaptions ? areCaptionsOn : null}
          isFull={full.toggle === null ? null : full.isFull}
        />
      )}
    </div>
  );
}

interface TouchPlaces {
  screen: RefObject<HTMLElement | null>;
  picture: RefObject<HTMLElement | null>;
}

interface TouchArgs {
  wake: () => void;
  isShown: boolean;
  onTap: () => void;
}

/** Movements show the controls; a click on the picture plays or pauses. A finger that finds no controls brings them first. */
function useTouch({ screen, picture }: TouchPlaces, { wake, isShown, onTap }: TouchArgs): void {
  const wasShown = useRef(true);
  const onWake = useEffectEvent((event: Event) => {
    if (event.type === 'pointerdown') {
      const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
      wasShown.current = isShown || !isFinger;
    }
    wake();
  });
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, a') !== null) return;
    if (wasShown.current) onTap();
  });
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    for (const kind of ['pointermove', 'pointerdown', 'focusin'])
      screen.current?.addEventListener(kind, (event) => onWake(event), options);
    picture.current?.addEventListener('click', (event) => onClick(event), options);
    return () => listening.abort();
  }, [screen, picture]);
}

/** Gives the captions to the browser too: it tells when they change, and draws them where only the video is on the screen. */
function useTrack(captions: string | null) {
  return useCallback(
    (track: HTMLTrackElement) => {
      if (captions === null) return undefined;
      const url = URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }));
      track.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [captions],
  );
}
