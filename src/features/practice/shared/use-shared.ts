import { useEffect, useState } from 'react';
import { mayBeAudio } from '#domain/audio/file-kinds.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { ShareProblem } from '#platform/shared-files.ts';

export type Shared =
  | { readonly status: 'loading' }
  | { readonly status: 'none'; readonly why: ShareProblem }
  | { readonly status: 'there'; readonly file: File };

/** The file that another app shared, or why there is none. */
export function useShared(problem: ShareProblem | null): Shared {
  const { sharedFiles } = usePracticePorts();
  const [found, setFound] = useState<Shared>({ status: 'loading' });
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const shared = await sharedFiles.read().catch(() => null);
      if (isGone) return;
      if (shared === null) setFound({ status: 'none', why: 'none' });
      // Older service workers kept whatever came.
      else if (!mayBeAudio(shared.file)) setFound({ status: 'none', why: 'not-audio' });
      else setFound({ status: 'there', file: shared.file });
    };
    if (problem === null) void look();
    return () => {
      isGone = true;
    };
  }, [sharedFiles, problem]);
  return problem === null ? found : { status: 'none', why: problem };
}
