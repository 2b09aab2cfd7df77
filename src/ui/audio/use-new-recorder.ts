import { useCallback } from 'react';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { useResource } from '#ui/use-resource.ts';

/** A recorder of this screen's own; `null` for the first moment. When the screen goes, a recording under way ends. */
export function useNewRecorder(createRecorder: () => Recorder): Recorder | null {
  const open = useCallback(() => {
    const resource = createRecorder();
    return { resource, close: () => void resource.dispose() };
  }, [createRecorder]);
  return useResource(open);
}
