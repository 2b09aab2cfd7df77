export const dayMs = 86_400_000;

/**
 * So many days the server keeps the ids of ops and what it knows of deleted rows. A device that was away for longer starts again from an
 * empty cursor, and an op that first went out before that is not sent again unasked: it might be done a second time.
 */
export const keptDays = 90;
