/** Sound after this is not decoded. The engines take 180 s at most and say that a longer recording is too long. */
export const longestSeconds = 181;
