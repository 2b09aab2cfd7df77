import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fetchModels, modelsFolder } from '#tools/models/fetch.ts';
import { readCedict } from './cedict.ts';
import { readFreeDict, readIntoEnglish } from './freedict.ts';
import { languageSources, type LanguageSource } from './languages.ts';
import { readOwnTranslations } from './own-words.ts';
import { dataFolder, openEnglish, savePack } from './pack-files.ts';
import { turnRound } from './turn-round.ts';
import { writeKeyTable } from './write-tables.ts';

/**
 * `node tools/words/build-translations.ts [FA VI ...]`: makes the language packs, or those that are named, from our own lists, from FreeDict as
 * Debian packages it, and from CC-CEDICT. FreeDict needs a Debian machine (apt-get and dpkg); the packs are in the repository, so nobody else does.
 */
const folder = join(modelsFolder, 'freedict');

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${stderr}`);
}

const dictionary = openEnglish();

const isHeadword = (word: string): boolean => dictionary.indexOf(word) >= 0;

/** Fetches a FreeDict package; the path of its two files without their endings. */
function freeDictOf(pair: string): string {
  mkdirSync(folder, { recursive: true });
  const name = `dict-freedict-${pair}`;
  run('apt-get', ['download', name]);
  const deb = readdirSync(folder).find((file) => file.startsWith(`${name}_`));
  if (deb === undefined) throw new Error(`${name} was not downloaded.`);
  run('dpkg', ['-x', deb, name]);
  return join(folder, name, 'usr', 'share', 'dictd', `freedict-${pair}`);
}

const partsOf = (headword: string) =>
  isHeadword(headword)
    ? dictionary.find(headword)?.meanings.map(({ partOfSpeech }) => partOfSpeech)
    : undefined;

async function turnedRound(turned: NonNullable<LanguageSource['turned']>): Promise<Map<string, string>> {
  if (turned === 'cedict') {
    await fetchModels('words-chinese', (line) => console.log(line));
    return turnRound(await readCedict(join(modelsFolder, 'words-chinese')), partsOf);
  }
  const all = turnRound(readIntoEnglish(freeDictOf(`${turned.freedict}-eng`)), partsOf);
  // Their small lists have a word for a phrase too often: `curso` for an exchange rate.
  return new Map([...all].filter(([headword]) => !headword.includes(' ')));
}

function ownOf(code: string): Map<string, string> {
  const own = readOwnTranslations(code);
  const strange = [...own.keys()].filter((word) => !isHeadword(word));
  if (strange.length > 0) throw new Error(`The dictionary does not have: ${strange.join(', ')}.`);
  return own;
}

const wanted = process.argv.slice(2);
for (const { freedict, turned, code } of languageSources) {
  if (wanted.length > 0 && !wanted.includes(code)) continue;
  const first = freedict === null ? ownOf(code) : readFreeDict(freeDictOf(`eng-${freedict}`), isHeadword);
  const translations = new Map([...(turned ? await turnedRound(turned) : []), ...first]);
  const size = savePack(
    join(dataFolder, 'translations'),
    `${code.toLowerCase()}.bin`,
    writeKeyTable(translations),
  );
  console.log(
    `${code}: ${translations.size} headwords, ${translations.size - first.size} of them turned round, ${size} bytes as brotli`,
  );
}
