/**
 * What became of reading a file of the learner. `changed`: it was moved, deleted or written to after it was chosen, or
 * the device no longer lets the page read it.
 */
export type ReadFile =
  | { readonly kind: 'read'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'empty' | 'changed' }
  | { readonly kind: 'too-large' };

/** The bytes of a file, which is read only when it has at most `mostBytes`. Never rejects. */
export async function readFile(file: Blob, mostBytes: number): Promise<ReadFile> {
  if (file.size === 0) return { kind: 'empty' };
  if (file.size > mostBytes) return { kind: 'too-large' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return bytes.length === file.size ? { kind: 'read', bytes } : { kind: 'changed' };
  } catch {
    return { kind: 'changed' };
  }
}
