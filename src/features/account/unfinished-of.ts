import { newestFirst } from '#platform/draft-versions.ts';
import { draftKey, type Drafts } from '#platform/drafts.ts';
import type { ZipFile } from '#platform/zip/zip.ts';

/** What a learner has begun and not sent, by what it is of, with the bytes that are in it as files of their own. */
export async function unfinishedOf(
  userId: string,
  drafts: Pick<Drafts, 'namesOf' | 'find'>,
): Promise<{ unfinished: Record<string, unknown>; files: readonly ZipFile[] }> {
  const files: ZipFile[] = [];
  const names = [...(await drafts.namesOf(userId))].toSorted();
  const unfinished: [string, unknown][] = [];
  for (const name of names) {
    const versions = newestFirst(await drafts.find(draftKey(userId, name)));
    versions.forEach(({ draft }, index) => {
      const title = index === 0 ? name : `${name}, text ${index + 1} of ${versions.length}`;
      unfinished.push([title, withoutBytes(draft, files)]);
    });
  }
  return { unfinished: Object.fromEntries(unfinished), files };
}

/** The same draft as JSON can say it: bytes are named by the file that they are in. */
function withoutBytes(value: unknown, files: ZipFile[]): unknown {
  const bytes = bytesIn(value);
  if (bytes !== null) {
    const name = `unfinished/${files.length + 1}.bin`;
    files.push({ name, bytes });
    return { file: name };
  }
  if (Array.isArray(value)) return value.map((each) => withoutBytes(each, files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutBytes(each, files)]));
}

function bytesIn(value: unknown): Uint8Array<ArrayBuffer> | null {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  return value instanceof Uint8Array ? Uint8Array.from(value) : null;
}
