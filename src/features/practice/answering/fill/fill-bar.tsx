import type { Attempt } from '#features/practice/task-frame/attempt.ts';
import { SubmitBar } from '#features/practice/task-frame/submit-bar.tsx';
import { isFilled, type FillValue } from './fill.ts';

/** Submit of a text with gaps. An empty gap costs nothing, so that some of them are enough. */
export function FillBar({ attempt }: { attempt: Attempt<FillValue> }) {
  const gaps = attempt.value?.gaps ?? [];
  const filled = gaps.filter(isFilled).length;
  const open = gaps.length - filled;
  return (
    <SubmitBar
      attempt={attempt}
      handIn={filled === 0 ? null : { value: { kind: 'fill', gaps } }}
      hint="Fill at least one gap"
      note={filled > 0 && open > 0 ? <OpenGaps count={open} /> : null}
    />
  );
}

function OpenGaps({ count }: { count: number }) {
  return <span>{count === 1 ? '1 gap is still empty' : `${count} gaps are still empty`}</span>;
}
