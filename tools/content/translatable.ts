import { TranslatedPart } from '#contract/items/translation.ts';
import { loadBank } from '#content/load-bank.ts';
import { metFirst, sentencesToTranslate } from '#content/translated-text.ts';

/** `node tools/content/translatable.ts PART [ids]`: the sentences to be translated, of the items that are met first or of these ids. */
const [part, ...rest] = process.argv.slice(2);
const wanted = TranslatedPart.parse(part);
const ids = rest.map(Number);
const { items } = loadBank();
const unknown = ids.filter((id) => !items.some((item) => item.id === id));
if (unknown.length > 0) {
  console.error(`No item has the id ${unknown.join(', ')}.`);
  process.exitCode = 1;
}
for (const item of ids.length > 0 ? items.filter(({ id }) => ids.includes(id)) : metFirst(items)) {
  const sentences = sentencesToTranslate(item).filter(({ part }) => part === wanted);
  if (sentences.length > 0)
    console.log([`# ${item.id}`, ...sentences.map(({ text }) => text), ''].join('\n'));
}
