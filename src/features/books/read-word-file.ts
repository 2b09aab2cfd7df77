import { parseCsv } from '#domain/exchange/csv.ts';
import { decodeText } from '#platform/decode-text.ts';
import { BeyondLimit, importLimits, keepWithin, type ImportLimit } from '#domain/exchange/import-limits.ts';
import { readWordRows, type ImportPlan } from '#domain/exchange/read-word-rows.ts';
import { readFile } from '#platform/read-file.ts';

/** What a file of the learner turned out to be. */
export type WordFile =
  | { readonly kind: 'words'; readonly plan: ImportPlan }
  | { readonly kind: 'too-large'; readonly limit: ImportLimit }
  | {
      readonly kind:
        | 'empty'
        | 'no-words'
        | 'changed'
        | 'not-text'
        | 'unreadable'
        | 'newer-anki'
        | 'no-engine';
    };

/** How a ZIP file begins; an Anki package is one. */
const zipMark = [0x50, 0x4b, 3, 4];

/** The words of a CSV file or of an Anki package. Never rejects. */
export async function readWordFile(file: Blob, noteLimit: number): Promise<WordFile> {
  const read = await readFile(file, importLimits.fileBytes);
  if (read.kind === 'too-large') return { kind: 'too-large', limit: 'fileBytes' };
  if (read.kind !== 'read') return read;
  const isPackage = zipMark.every((byte, at) => read.bytes[at] === byte);
  try {
    const rows = isPackage ? await packageRows(read.bytes) : textRows(read.bytes);
    if (typeof rows === 'string') return { kind: rows };
    const plan = readWordRows(rows, noteLimit);
    return plan.words.length === 0 ? { kind: 'no-words' } : { kind: 'words', plan };
  } catch (error) {
    return error instanceof BeyondLimit ? { kind: 'too-large', limit: error.limit } : { kind: 'unreadable' };
  }
}

async function packageRows(bytes: Uint8Array<ArrayBuffer>): Promise<string[][] | 'newer-anki' | 'no-engine'> {
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
    const { readPackage } = await import('#platform/anki/anki-package.ts');
    return (await readPackage(openEngine, bytes)) ?? 'newer-anki';
  } catch (error) {
    if (!hasEngine) return 'no-engine';
    throw error;
  }
}

function textRows(bytes: Uint8Array): string[][] | 'not-text' {
  keepWithin('textBytes', bytes.length);
  const text = decodeText(bytes);
  return text === null ? 'not-text' : parseCsv(text);
}
