/** Whether a UTF-16 unit is the second one of a character. `NaN`: there is none. */
export const isLowHalf = (unit: number): boolean => unit >= 0xdc_00 && unit <= 0xdf_ff;

/** The first `limit` UTF-16 units of a text, without half a character at the end. */
export const cutText = (text: string, limit: number): string =>
  text.slice(0, isLowHalf(text.charCodeAt(limit)) ? Math.max(0, limit - 1) : limit);
