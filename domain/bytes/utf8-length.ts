/** Bytes of a text in UTF-8. For code that is compiled without TextEncoder; lone surrogates count as U+FFFD, as there. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    if (point < 0x80) bytes += 1;
    else if (point < 0x800) bytes += 2;
    else bytes += point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
