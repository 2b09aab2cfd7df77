import type { ModalProps } from '@mantine/core';
import { lazyOverlay } from './lazy-overlay.tsx';

/** Mantine's modal, fetched when the first one opens. */
export const Modal = lazyOverlay<ModalProps>(() => import('./mantine-modal.ts'));
