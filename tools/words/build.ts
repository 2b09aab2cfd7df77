import { fetchModels, modelsFolder } from '#tools/models/fetch.ts';
import { buildEnglish } from './build-english.ts';
import { writeDayWords } from './day-words.ts';
import { dataFolder, openEnglish, savePack } from './pack-files.ts';
import { writePackIndex } from './write-index.ts';

/**
 * `npm run words:build`: fetches the sources (models.lock.json, set `words-sources`) and writes the dictionary and the list of
 * packs. The same sources give the same bytes. `build-translations.ts` makes the language packs.
 */
const say = (line: string): void => console.log(line);
await fetchModels('words-sources', say);
const { bytes, counts } = await buildEnglish(modelsFolder, say);
const packed = savePack(dataFolder, 'english.bin', bytes);
say(`english.bin: ${bytes.length} bytes, ${packed} as brotli. ${JSON.stringify(counts)}`);
writePackIndex();
writeDayWords(openEnglish());
