import { useEffect, useRef, useState } from 'react';
import { usePracticePorts } from '#features/practice/practice-ports.ts';

/**
 * `looking`: nothing starts by itself until it is known whether a file was shared. `waiting`: one was shared for this question,
 * and is not its answer. `taken`: it is the recording that would be handed in now.
 */
type SharedStage = 'looking' | 'none' | 'waiting' | 'taken';

interface SharedFileState {
  readonly stage: SharedStage;
  /** The learner speaks, or takes another file: it waits for another question. */
  readonly letGo: () => void;
  /** It is an answer on this device: there is no need of it any more. */
  readonly handedIn: () => Promise<void>;
}

/**
 * Takes the file that another app shared for this question. `take` says whether it can be handed in. It is kept until it was, so
 * that who leaves finds it again.
 */
export function useSharedFile(
  practiceId: number | null,
  take: (file: File) => Promise<boolean>,
): SharedFileState {
  const { sharedFiles } = usePracticePorts();
  const [stage, setStage] = useState<SharedStage>('looking');
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const shared = practiceId === null ? null : await sharedFiles.read().catch(() => null);
      if (isGone) return;
      if (shared === null || shared.practiceId !== practiceId) return setStage('none');
      setStage('waiting');
      // A file on which the page dies is not taken by itself once more.
      await sharedFiles.choose(null);
      if (!(await latest.current(shared.file)) || isGone) return;
      await sharedFiles.choose(practiceId);
      setStage('taken');
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [sharedFiles, practiceId]);
  return {
    stage,
    letGo: () => {
      if (stage !== 'taken') return;
      setStage('waiting');
      void sharedFiles.choose(null);
    },
    handedIn: async () => {
      if (stage === 'taken') await sharedFiles.forget();
    },
  };
}
