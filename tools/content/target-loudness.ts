/** Every file of the bank is as loud as this. */
export const targetLufs = -18;
export const lufsTolerance = 1;
