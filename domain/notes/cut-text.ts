/** The first `limit` UTF-16 units of a text, without half a character at the end. */
export function cutText(text: string, limit: number): string {
  const end = text.charCodeAt(limit - 1);
  const isHalf = text.length > limit && end >= 0xd8_00 && end <= 0xdb_ff;
  return text.slice(0, isHalf ? limit - 1 : limit);
}
