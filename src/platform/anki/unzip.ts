import { BeyondLimit, importLimits, keepWithin } from '#domain/exchange/import-limits.ts';
import { joinBytes } from '#domain/media/join-bytes.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const endRecord = 0x06054b50;
const centralHeader = 0x02014b50;
const [stored, deflated] = [0, 8];

interface Entry {
  readonly method: number;
  readonly packedSize: number;
  readonly at: number;
}

export interface OpenZip {
  has(name: string): boolean;
  /**
   * One file by its name; `null`: it is not in there. Throws `BeyondLimit` when it unpacks to more than
   * `importLimits.unpackedBytes`, and an `Error` when it is broken or packed in an unknown way.
   */
  unpack(name: string): Promise<Bytes | null>;
}

/** Opens a ZIP file. Throws when it is none, or broken. */
export function openZip(bytes: Bytes): OpenZip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view, bytes);
  return {
    has: (name) => entries.has(name),
    async unpack(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      // The local header repeats the name, and may have other extra fields than the directory.
      const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
      const packed = bytes.subarray(start, start + entry.packedSize);
      if (entry.method === stored) {
        keepWithin('unpackedBytes', packed.length);
        return packed.slice();
      }
      if (entry.method !== deflated) throw new Error(`${name} is packed in an unknown way`);
      return inflate(packed);
    },
  };
}

/** Counts while it unpacks: the sizes in the headers are what the maker of the file wrote there. */
async function inflate(packed: Bytes): Promise<Bytes> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const chunks: Bytes[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joinBytes(chunks);
    size += value.length;
    if (size > importLimits.unpackedBytes) {
      await reader.cancel();
      throw new BeyondLimit('unpackedBytes');
    }
    chunks.push(value);
  }
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
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
