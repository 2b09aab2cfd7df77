/** How many bytes at the beginning tell UTF-16 without a byte order mark. */
const probedBytes = 1_000;

/** Control characters that no text has. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0008\u000E-\u001F]/u;

/**
 * The text of a file without its byte order mark; `null`: a picture, a sound or anything else that is not text. UTF-8,
 * UTF-16 of either byte order, or the Western encoding of older spreadsheets.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const wide = utf16Of(bytes);
  const decoded =
    decodeAs(wide ?? 'utf-8', bytes) ?? (wide === null ? decodeAs('windows-1252', bytes) : null);
  // MS-DOS programs end a text with Ctrl-Z.
  const text = decoded?.endsWith('\u001A') ? decoded.slice(0, -1) : decoded;
  return text === null || controls.test(text) ? null : text;
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-16 by its byte order mark, or by the zero that half of its bytes are in English; `null`: not UTF-16. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const probed = bytes.subarray(0, probedBytes);
  for (const [at, byte] of probed.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = probed.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : null;
}
