export const dayMs = 86_400_000;

/** How long keys and tombstones are kept: a device that was away for longer starts again from an empty cursor. */
export const keptDays = 90;
