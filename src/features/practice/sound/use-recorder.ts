import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { useNewRecorder } from '#ui/audio/use-new-recorder.ts';

/** A recorder of this screen's own. When the screen goes, a recording under way ends and stays on the device. */
export const useRecorder = (): Recorder | null => useNewRecorder(usePracticePorts().createRecorder);
