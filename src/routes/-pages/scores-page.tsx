import { ScoresScreen } from '#features/me/scores-screen.tsx';
import { OwnBreakdown } from '#features/progress/own-breakdown.tsx';

/** `/me/scores`. */
export function ScoresPage() {
  return <ScoresScreen breakdown={<OwnBreakdown />} />;
}
