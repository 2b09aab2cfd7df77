import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The bank that this repository ships. */
export const bankFolder = import.meta.dirname;

export interface ItemFile {
  /** Path from the bank folder, with forward slashes. */
  readonly path: string;
  /** The parsed file, or why it is not JSON. */
  readonly content: { kind: 'json'; value: unknown } | { kind: 'broken'; reason: string };
}

function readContent(path: string): ItemFile['content'] {
  try {
    return { kind: 'json', value: JSON.parse(readFileSync(path, 'utf8')) as unknown };
  } catch (error) {
    return { kind: 'broken', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Every file under `items/`, in the order of their paths. */
export function readItemFiles(folder: string): ItemFile[] {
  const items = join(folder, 'items');
  if (!existsSync(items)) return [];
  return readdirSync(items, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({
      path: relative(folder, path).replaceAll('\\', '/'),
      content: readContent(path),
    }));
}
