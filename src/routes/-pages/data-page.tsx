import { DataScreen } from '#features/account/data-screen.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';

/** `/me/data`. */
export function DataPage() {
  return (
    <WhenStarted waiting={null}>
      <DataScreen />
    </WhenStarted>
  );
}
