/**
 * Every voice that is played beside another is as loud as this, by ITU-R BS.1770: the files of the bank when they are made,
 * the learner's own recording when it is played.
 */
export const commonLufs = -18;
/** How far a file of the bank may be from it. */
export const lufsTolerance = 1;
