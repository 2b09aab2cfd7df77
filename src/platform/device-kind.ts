import type { DeviceKind } from '#contract/entities/answer.ts';

/** The shorter side of a screen, in CSS pixels, from which on a device that is touched is a tablet. */
const tabletFrom = 600;

/** What this device is, as its owner would call it: by how it is pointed at, and how large its screen is. */
export function deviceKind({ matchMedia, screen }: Pick<Window, 'matchMedia' | 'screen'>): DeviceKind {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer';
  return Math.min(screen.width, screen.height) < tabletFrom ? 'phone' : 'tablet';
}
