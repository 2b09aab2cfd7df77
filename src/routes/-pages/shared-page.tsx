import { SharedScreen } from '#features/practice/shared/shared-screen.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';

/** `/shared`: a recording that another app shared with this one. */
export function SharedPage({ problem }: { problem: string | undefined }) {
  return (
    <WhenStarted waiting={null}>
      <SharedScreen problem={problem} />
    </WhenStarted>
  );
}
