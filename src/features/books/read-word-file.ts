import { parseCsv } from '#domain/exchange/csv.ts';
import type { readPackage } from '#platform/anki/anki-package.ts';
import { readWordRows, type ImportPlan } from '#domain/exchange/read-word-rows.ts';

/** What a file of the learner turned out to be. */
export type WordFile =
  | { readonly kind: 'words'; readonly plan: ImportPlan }
  | { readonly kind: 'empty' | 'unreadable' | 'too-large' | 'newer-anki' | 'no-engine' };

const largestBytes = 100_000_000;
/** How a ZIP file begins; an Anki package is one. */
const zipMark = [0x50, 0x4b, 3, 4];

/** The words of a CSV file or of an Anki package. */
export async function readWordFile(file: Blob, noteLimit: number): Promise<WordFile> {
  if (file.size > largestBytes) return { kind: 'too-large' };
  let hasEngine = true;
  // Fetched when the first package is read, and kept from then on: the database engine in it is large.
  const openEngine = async () => {
    try {
      return await (await import('#platform/anki/open-sql.ts')).openSql();
    } catch (error) {
      hasEngine = false;
      throw error;
    }
  };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isPackage = zipMark.every((byte, at) => bytes[at] === byte);
    const rows = isPackage ? await packageRows(bytes, openEngine) : parseCsv(textOf(bytes));
    if (rows === null) return { kind: 'newer-anki' };
    const plan = readWordRows(rows, noteLimit);
    return plan.words.length === 0 ? { kind: 'empty' } : { kind: 'words', plan };
  } catch {
    return { kind: hasEngine ? 'unreadable' : 'no-engine' };
  }
}

async function packageRows(
  bytes: Uint8Array<ArrayBuffer>,
  openEngine: Parameters<typeof readPackage>[0],
): Promise<string[][] | null> {
  const anki = await import('#platform/anki/anki-package.ts');
  return anki.readPackage(openEngine, bytes);
}

/** UTF-8, or the Western encoding of older spreadsheets where it is none. */
function textOf(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
