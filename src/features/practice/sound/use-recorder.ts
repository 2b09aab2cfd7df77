import { useCallback } from 'react';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { useResource } from '#ui/use-resource.ts';

/** A recorder of this screen's own. When the screen goes, a recording under way ends and stays on the device. */
export function useRecorder(): Recorder | null {
  const { createRecorder } = usePracticePorts();
  const open = useCallback(() => {
    const resource = createRecorder();
    return { resource, close: () => void resource.dispose() };
  }, [createRecorder]);
  return useResource(open);
}
