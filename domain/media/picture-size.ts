/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Most pixels of a picture that others are shown. Each reader's phone decodes it, at four bytes a pixel: 100 MB. */
export const mostPixels = 25_000_000;
/** Most pixels a side of one. */
export const mostSide = 8_000;

/**
 * The size that the first bytes of a PNG, JPEG or WebP say, without decoding it; `null` where they say none.
 * PNG: IHDR. JPEG: the first SOF marker. WebP: VP8, VP8L or VP8X chunk.
 */
export function pictureSize(bytes: Uint8Array<ArrayBuffer>): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    if (view.getUint32(8) === 0x57454250) return webpSize(view);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    // Any number of fill bytes may stand before a marker.
    while (view.getUint16(at) === 0xffff) at += 1;
    const marker = view.getUint16(at);
    // These have no length.
    if (marker === 0xff01 || (marker >= 0xffd0 && marker <= 0xffd9)) return null;
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker < 0xff00) return null;
  }
  return null;
}

function webpSize(view: DataView): PictureSize | null {
  const kind = view.getUint32(12);
  if (kind === 0x56503820)
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 0x56503858) return null;
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  return { width: three(24) + 1, height: three(27) + 1 };
}
