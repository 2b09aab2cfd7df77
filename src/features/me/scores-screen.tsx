import '#ui/mantine-styles.ts';
import { IconChartLine, IconCrown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LinkRow } from '#ui/rows/link-row.tsx';
import { LinkRows } from '#ui/rows/link-rows.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { AiScoresCard } from './ai-scores-card.tsx';
import { MeSubPage } from './me-sub-page.tsx';

/** `/me/scores`: the AI scores that are left, and the ways to the statistics. `breakdown` comes from another feature. */
export function ScoresScreen({ breakdown }: { breakdown: ReactNode }) {
  return (
    <MeSubPage title="Scores">
      <LinkRows>
        <LinkRow to="/statistics" title="Statistics" Icon={IconChartLine}>
          What you practised, how it went, and official results
        </LinkRow>
        <LinkRow to="/dashboard/plans" title="Plans" Icon={IconCrown}>
          What is in the free plan and in Premium
        </LinkRow>
      </LinkRows>
      <WhenStarted waiting={null}>
        <AiScoresCard />
        {breakdown}
      </WhenStarted>
    </MeSubPage>
  );
}
