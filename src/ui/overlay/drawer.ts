import type { DrawerProps } from '@mantine/core';
import { lazyOverlay } from './lazy-overlay.tsx';

/** Mantine's drawer, fetched when the first one opens. */
export const Drawer = lazyOverlay<DrawerProps>(() => import('./mantine-drawer.ts'));
