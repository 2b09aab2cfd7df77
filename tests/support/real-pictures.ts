import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../fixtures/pictures/', import.meta.url);
const types: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** The files of `tests/fixtures/pictures`, of the name as well. */
export const realPictures = readdirSync(folder)
  .filter((name) => !name.endsWith('.md'))
  .map((name) => ({
    name,
    mimeType: types[name.slice(name.lastIndexOf('.') + 1)] ?? '',
    bytes: new Uint8Array(readFileSync(new URL(name, folder))),
  }));

/** One of them by its name. */
export function realPicture(name: string) {
  const found = realPictures.find((picture) => picture.name === name);
  if (found === undefined) throw new Error(`there is no picture ${name}`);
  return found;
}
