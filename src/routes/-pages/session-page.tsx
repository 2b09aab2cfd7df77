import '#ui/mantine-styles.ts';
import { SummaryScreen } from '#features/practice/session/summary-screen.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';

/** `/session`: how the practice session went, or goes. */
export function SessionPage() {
  return (
    <WhenStarted waiting={null}>
      <SummaryScreen />
    </WhenStarted>
  );
}
