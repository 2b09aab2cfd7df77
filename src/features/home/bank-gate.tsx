import type { ReactNode } from 'react';
import { contentStatus } from '#data/queries/content-status.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { HomeSkeleton, type HomeShape } from './home-skeleton.tsx';

/**
 * While the bank comes for the first time, its shape: a card a pack would push everything down again and again. The
 * status changes with every file that comes, so it is read here, where nothing of `children` renders again for it.
 */
export function BankGate({ shape, children }: { shape: HomeShape; children: ReactNode }) {
  const content = useLive(contentStatus, {});
  if (content.status === 'failed') throw content.error;
  if (content.status === 'loading') return <HomeSkeleton shape={shape} />;
  if (content.data.arrival !== 'arriving') return children;
  return <HomeSkeleton shape={shape} note="Downloading the questions" />;
}
