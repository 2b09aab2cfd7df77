import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { soundAccents, type SoundAccent } from '#domain/words/sound-index.ts';
import { pronounceText, readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { scoreWord } from '#engines/speech/word/score-word.ts';
import { editShare } from '#engines/transcript/edit-share.ts';
import { decodeMp3 } from '#server/scoring/audio/decode-mp3.ts';
import { loadAcousticModel, loadDictionaryText, loadReadingWeights } from '#tools/score-speech/load-model.ts';
import { seededRandom, shuffled } from '#tools/speech-training/random.ts';
import { packPath, readIndexFile } from '#tools/words/sounds/sound-shelf.ts';
import { wilsonInterval } from '#domain/estimates/wilson-interval.ts';

/**
 * `npm run bench:single-words`: recorded words of the dictionary scored without a transcript, as themselves and as three other words
 * of about their length that sound unlike them. The hash of a word puts it into one of two halves: limits are chosen on one, `--half
 * held-out` takes the other. `--limit N` takes so many of each accent.
 */
const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'development' },
    limit: { type: 'string', default: '20' },
  },
});
const say = (line: string): void => console.error(line);
const engine = { model: await loadAcousticModel(say), weights: loadReadingWeights() };
const dictionary = readDictionary(await loadDictionaryText(say));
const random = seededRandom(11);
const rest = new Float32Array(4_800);
/** Six phones of ten differ. */
const unlike = 0.6;

function spokenOf(word: string): SpokenWord {
  const [spoken] = pronounceText(word, dictionary).words;
  if (spoken === undefined) throw new Error(`nobody knows how to say ${word}`);
  return spoken;
}
const lengthOf = (word: string): number => spokenOf(word).pronunciations[0]?.length ?? 0;
const isOfHalf = (word: string): boolean =>
  ((createHash('sha256').update(`word ${word}`).digest()[0] ?? 0) % 2 === 0 ? 'development' : 'held-out') ===
  values.half;
const leastDifference = (a: string, b: string): number =>
  Math.min(
    ...spokenOf(a).pronunciations.flatMap((one) =>
      spokenOf(b).pronunciations.map((other) => editShare(one, other)),
    ),
  );

const taken = soundAccents.flatMap((accent) =>
  shuffled(
    [...readIndexFile(accent).values()].filter(({ word }) => isOfHalf(word) && lengthOf(word) > 2),
    random,
  )
    .slice(0, Number(values.limit))
    .map((sound) => ({ accent, ...sound })),
);
const packs = new Map<SoundAccent, Uint8Array>(
  soundAccents.map((accent) => [accent, readFileSync(packPath(accent))]),
);
const counts = { right: [0, 0], wrong: [0, 0] } satisfies Record<string, [number, number]>;
for (const { accent, word, from, to } of taken) {
  const own = await decodeMp3(new Uint8Array(packs.get(accent)?.subarray(from, to) ?? []));
  const samples = Float32Array.from([...rest, ...own, ...rest]);
  const near = shuffled([...new Set(taken.map((one) => one.word))], random)
    .filter((other) => leastDifference(word, other) >= unlike)
    .sort((a, b) => Math.abs(lengthOf(a) - lengthOf(word)) - Math.abs(lengthOf(b) - lengthOf(word)));
  for (const asked of [word, ...near.slice(0, 3)]) {
    const isTaken = scoreWord(engine, samples, spokenOf(asked)).kind === 'scored';
    const count = asked === word ? counts.right : counts.wrong;
    count[0] += isTaken ? 1 : 0;
    count[1] += 1;
    if (isTaken !== (asked === word))
      say(`${accent} ${word} asked for ${asked}: ${isTaken ? 'taken' : 'refused'}`);
  }
}
for (const [name, [found, wanted]] of Object.entries(counts)) {
  const percents = wilsonInterval(found, wanted).map((share) => (100 * share).toFixed(1));
  console.log(`${name} words taken: ${found} of ${wanted} (${percents.join(' to ')} %)`);
}
