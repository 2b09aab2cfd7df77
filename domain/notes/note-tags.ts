import { textLimits } from '#contract/text-limits.ts';

/**
 * The tags that a note may have, without attributes: what the editor writes, and b and i, which people paste. Server and
 * device clean with this one list; anything else goes, its words stay.
 */
export const noteTags = ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li'] as const;

/** Most characters of plain text in a note (spec section 5). */
export const noteLimit = textLimits.note;
