import { HearAndRecord, type HearAndRecordProps } from '#features/practice/sound/hear-and-record.tsx';
import classes from './record.module.css';
import { ScratchPad } from './scratch-pad.tsx';

/** A prompt that plays once, the recorder that takes its place, and paper for notes below both. */
export function HearNoteAndRecord(props: HearAndRecordProps) {
  return (
    <div className={classes['panel']}>
      <div className={classes['heard']}>
        <HearAndRecord {...props} />
      </div>
      <ScratchPad attempt={props.attempt} />
    </div>
  );
}
