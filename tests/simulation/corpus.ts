import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const file = new URL('corpus.json', import.meta.url);

const Corpus = z.array(z.object({ seed: z.int(), oracle: z.string(), what: z.string() }));
type Corpus = z.infer<typeof Corpus>;

/** Every seed that ever failed: it runs first, for ever. */
export function readCorpus(): Corpus {
  return existsSync(file) ? Corpus.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Adds a seed that failed. */
export function addToCorpus(entry: Corpus[number]): void {
  const corpus = readCorpus();
  if (corpus.some(({ seed, oracle }) => seed === entry.seed && oracle === entry.oracle)) return;
  const lines = [...corpus, entry].map((each) => `  ${JSON.stringify(each)}`);
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
}
