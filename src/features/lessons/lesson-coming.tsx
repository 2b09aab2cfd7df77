import type { ReactNode } from 'react';
import type { ModelPacks } from '#platform/model-packs/pack-state.ts';
import { packWords } from '#ui/packs/pack-words.ts';
import type { ListedLesson } from './lesson-list.ts';
import { megabyteWords, progressWords } from './lesson-words.ts';
import classes from './player.module.css';

interface LessonComingProps {
  lesson: ListedLesson;
  packs: ModelPacks;
  onClose: () => void;
}

/** In the place of the video while the lesson is downloaded, or what stands in the way of that. */
export function LessonComing({ lesson, packs, onClose }: LessonComingProps) {
  const { state, pack } = lesson;
  const { id, sizeBytes } = pack;
  const close = <Choice onPress={onClose}>Close</Choice>;
  switch (state.status) {
    case 'here':
    case 'absent':
      return <Standing>Loading video...</Standing>;
    case 'downloading':
      return (
        <Standing>
          Loading video...
          <progress
            className={classes.progress}
            aria-label="Download of the video"
            value={state.receivedBytes}
            max={sizeBytes}
          />
          <span className={classes.amount}>{progressWords(state.receivedBytes, sizeBytes)}</span>
        </Standing>
      );
    case 'waiting':
      if (state.reason === 'network' && !packs.line().isOnline)
        return (
          <Standing action={close}>This lesson is not on this device, and there is no connection.</Standing>
        );
      return (
        <Standing
          action={
            state.reason === 'wifi' && (
              <Choice onPress={() => packs.download(id, { onMobileData: true })}>
                Download on mobile data ({megabyteWords(pack.wireBytes)})
              </Choice>
            )
          }
        >
          {packWords(pack, state)}
        </Standing>
      );
    case 'paused':
      return (
        <Standing action={<Choice onPress={() => packs.download(id)}>Go on</Choice>}>
          {packWords(pack, state)}
        </Standing>
      );
    case 'failed':
      return (
        <Standing action={<Choice onPress={() => packs.download(id)}>Try again</Choice>}>
          {packWords(pack, state)}
        </Standing>
      );
  }
}

/** How it stands, said when it changes, and what can be done. */
export function Standing({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.screen}>
      <div className={classes.picture}>
        <div className={classes.over}>
          <output className={classes.standing}>{children}</output>
          {action}
        </div>
      </div>
    </div>
  );
}

export function Choice({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  return (
    <button type="button" className={classes.choice} onClick={onPress}>
      {children}
    </button>
  );
}
