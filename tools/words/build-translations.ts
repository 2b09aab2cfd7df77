import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { modelsFolder } from '#tools/models/fetch.ts';
import { readFreeDict } from './freedict.ts';
import { languageSources } from './languages.ts';
import { readPack, savePack, dataFolder } from './pack-files.ts';
import { writeKeyTable } from './write-tables.ts';
import { openDictionary } from '#domain/dictionary/dictionary.ts';

/**
 * `node tools/words/build-translations.ts`: makes the language packs from FreeDict, as Debian packages it. Needs a Debian
 * machine (apt-get and dpkg); the packs are in the repository, so nobody else does.
 */
const folder = join(modelsFolder, 'freedict');
mkdirSync(folder, { recursive: true });

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${stderr}`);
}

const text = new TextDecoder();
const dictionary = openDictionary(readPack('english.bin'), (bytes) => text.decode(bytes));

for (const { freedict, code } of languageSources) {
  const name = `dict-freedict-eng-${freedict}`;
  run('apt-get', ['download', name]);
  const deb = readdirSync(folder).find((file) => file.startsWith(`${name}_`));
  if (deb === undefined) throw new Error(`${name} was not downloaded.`);
  run('dpkg', ['-x', deb, name]);
  const source = join(folder, name, 'usr', 'share', 'dictd', `freedict-eng-${freedict}`);
  const translations = readFreeDict(source, (word) => dictionary.indexOf(word) >= 0);
  const size = savePack(
    join(dataFolder, 'translations'),
    `${code.toLowerCase()}.bin`,
    writeKeyTable(translations),
  );
  console.log(`${code}: ${translations.size} headwords, ${size} bytes as brotli (${deb})`);
}
