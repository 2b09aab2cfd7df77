import type { VoiceAccent } from '#content/voices.ts';
import { soundAccents, type SoundAccent } from '#domain/words/sound-index.ts';
import { loadSpeaker, type Speaker } from '#tools/content/kokoro.ts';
import { toPhonemes } from '#tools/content/phonemes.ts';
import { fetchModels } from '#tools/models/fetch.ts';
import { writeDayWords } from '#tools/words/day-words.ts';
import { openEnglish } from '#tools/words/pack-files.ts';
import { betweenWords, cutWords } from './cut-words.ts';
import { openWordJudge, type WordJudge } from './judge-word.ts';
import { openSoundShelf, type SoundShelf } from './sound-shelf.ts';
import { openWordDecoder, openWordEncoder, type WordDecoder, type WordEncoder } from './word-mp3.ts';
import { wordsToSay } from './words-to-say.ts';

/** A word that is misheard gets another voice, among other neighbours. Speeds: a word alone is said with more care. */
const voicesOf: Record<VoiceAccent, readonly { readonly id: string; readonly speed: number }[]> = {
  US: [
    { id: 'af_heart', speed: 0.85 },
    { id: 'am_michael', speed: 0.9 },
    { id: 'af_bella', speed: 0.85 },
    { id: 'am_puck', speed: 0.9 },
    { id: 'af_sarah', speed: 0.85 },
  ],
  UK: [
    { id: 'bf_emma', speed: 0.8 },
    { id: 'bm_george', speed: 0.95 },
    { id: 'bf_isabella', speed: 0.8 },
    { id: 'bm_fable', speed: 0.95 },
    { id: 'bm_lewis', speed: 0.95 },
  ],
};
/** In one go: the model's silence before and after costs as much as a word. */
const batchSize = 16;
const restMs = 150;
/** A word that runs into its neighbour with every voice has other neighbours in the next run. */
const noRest = 'no rest beside it';
/** In characters of IPA; the model takes 510 at once. */
const longestGo = 400;

interface Studio {
  readonly speaker: Speaker;
  readonly encode: WordEncoder;
  readonly decode: WordDecoder;
  readonly judge: WordJudge;
}

interface Line {
  readonly accent: SoundAccent;
  readonly shelf: SoundShelf;
  /** Words that each of the voices has still to say. */
  readonly queues: readonly string[][];
}

/** Speaks one batch of an accent; `false` when nothing is left. */
async function speakBatch(studio: Studio, { accent, shelf, queues }: Line): Promise<boolean> {
  const turn = queues.findLastIndex((queue) => queue.length >= batchSize);
  const voiceAt = turn >= 0 ? turn : queues.findIndex((queue) => queue.length > 0);
  const voice = voicesOf[accent][voiceAt];
  const queue = queues[voiceAt];
  if (!voice || !queue) return false;
  const words: string[] = [];
  let text = '';
  for (const word of queue.slice(0, batchSize)) {
    const phonemes = await toPhonemes(word, accent);
    if (text.length + phonemes.length > longestGo) break;
    text += `${phonemes}${betweenWords}`;
    words.push(word);
  }
  queue.splice(0, words.length);
  const cuts = cutWords(await studio.speaker.speak(text.trim(), voice.id, voice.speed, restMs));
  if (cuts.length !== words.length)
    throw new Error(`${words.length} words gave ${cuts.length} sounds: ${text}`);
  for (const [at, word] of words.entries()) {
    const cut = cuts[at] ?? null;
    const bytes = cut && studio.encode(cut);
    const doubt = bytes ? await studio.judge(word, await studio.decode(bytes)) : noRest;
    if (doubt !== null) console.log(`${voice.id} ${word}: ${doubt}`);
    if (bytes && doubt === null) shelf.put(word, bytes);
    else if (queues[voiceAt + 1]) queues[voiceAt + 1]?.push(word);
    else if (doubt !== null && doubt !== noRest) shelf.leaveOut(word, doubt);
  }
  return true;
}

/** The accent that has more words left goes on, so the words that a learner meets most are heard in both before rare ones in either. */
async function renderUntil(deadline: number, lines: readonly Line[]): Promise<void> {
  const say = (line: string): void => console.log(line);
  await fetchModels('voice', say);
  const studio: Studio = {
    speaker: await loadSpeaker(1),
    encode: await openWordEncoder(),
    decode: await openWordDecoder(),
    judge: await openWordJudge(say),
  };
  const leftOf = ({ queues }: Line): number => queues.flat().length;
  while (Date.now() <= deadline) {
    const [behind] = lines.toSorted((a, b) => leftOf(b) - leftOf(a));
    if (!behind || !(await speakBatch(studio, behind))) return;
    const [first = [], ...again] = behind.queues;
    say(`${behind.accent}: ${first.length} to say, ${again.flat().length} to say again`);
  }
}

/**
 * `npm run words:sounds [-- MINUTES [WORD ...]]`: speaks each word that has no sound yet, in both accents, listens to it, and writes the packs. What
 * is there stays; a run that is stopped or killed is taken up by the next one. With 0 minutes it only writes the packs. Words that
 * are named are said again, left out or not, and no others.
 */
async function main(): Promise<void> {
  const dictionary = openEnglish();
  const words = wordsToSay(dictionary);
  const [minutesGiven, ...named] = process.argv.slice(2);
  const lines = soundAccents.map((accent): Line => {
    const shelf = openSoundShelf(accent);
    const open = words.filter((word) => !shelf.has(word) && !shelf.isLeftOut(word));
    const first = named.length > 0 ? named : open;
    return { accent, shelf, queues: voicesOf[accent].map((_, at) => (at === 0 ? [...first] : [])) };
  });
  const minutes = Number(minutesGiven ?? Number.POSITIVE_INFINITY);
  if (minutes > 0) await renderUntil(Date.now() + minutes * 60_000, lines);
  for (const { accent, shelf } of lines) {
    const made = shelf.pack(words);
    console.log(`${accent}: ${made.words} of ${words.length} words, ${made.sizeBytes} bytes.`);
  }
  writeDayWords(dictionary);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
