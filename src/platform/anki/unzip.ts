type Bytes = Uint8Array<ArrayBuffer>;

const endRecord = 0x06054b50;
const centralHeader = 0x02014b50;
const [stored, deflated] = [0, 8];
/** What one file may unpack to: a package that says more is broken or means harm. */
const largestBytes = 300_000_000;

interface Entry {
  readonly method: number;
  readonly packedSize: number;
  readonly size: number;
  readonly at: number;
}

/** Opens a ZIP file and gives one file of it by name; `null`: it is not in there. Throws when the file is broken. */
export function openZip(bytes: Bytes): { unpack: (name: string) => Promise<Bytes | null> } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view, bytes);
  return {
    async unpack(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      if (entry.size > largestBytes) throw new Error(`${name} is too large`);
      // The local header repeats the name, and may have other extra fields than the directory.
      const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
      const packed = bytes.slice(start, start + entry.packedSize);
      if (entry.method === stored) return packed;
      if (entry.method !== deflated) throw new Error(`${name} is packed in an unknown way`);
      const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
      return new Uint8Array(await new Response(stream).arrayBuffer());
    },
  };
}

function readDirectory(view: DataView, bytes: Bytes): Map<string, Entry> {
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== endRecord) end -= 1;
  if (end < 0) throw new Error('not a ZIP file');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== centralHeader) throw new Error('a broken ZIP file');
    const nameLength = view.getUint16(at + 28, true);
    entries.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)), {
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
