import '#ui/mantine-styles.ts';
import { SummaryScreen } from '#features/practice/session/summary-screen.tsx';
import type { PlainSearch } from './plain-search.ts';
import { WhenStarted } from '#ui/start-gate.tsx';

/** `/session`: how the practice session went, or goes; the one that the search part names, else the newest. */
export function SessionPage({ search }: { search: PlainSearch }) {
  return (
    <WhenStarted waiting={null}>
      <SummaryScreen search={search} />
    </WhenStarted>
  );
}
