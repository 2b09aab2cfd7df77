import { pronounceText, readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { scoreReading, type ReadingScore } from '#engines/speech/reading/score-reading.ts';
import { transcribe } from '#engines/transcript/transcribe.ts';
import { askTranscript } from '#engines/transcript/transcript-witness.ts';
import { plainWords } from '#tools/content/word-errors.ts';
import {
  loadAcousticModel,
  loadDictionaryText,
  loadReadingWeights,
  loadTranscriber,
} from '#tools/score-speech/load-model.ts';

/** `null`: the word is heard as itself. Else what was heard instead. */
export type Doubt = string | null;

/** Says whether a sound (16 kHz mono) is the word. */
export type WordJudge = (word: string, sound: Float32Array) => Promise<Doubt>;

/** The engines want some quiet around speech. */
const rest = new Float32Array(0.3 * sampleRate);

/**
 * What the reading engine must say where the transcript engine, which has no sentence to go by, heard another word (`buck` for
 * *book*). The next word of the list, held against a sound, never had more than 0.1.
 */
const surely = { match: 0.8, score: 9 };

function isSure({ match, words, refused }: ReadingScore): boolean {
  const [only] = words;
  return !refused && words.length === 1 && match >= surely.match && (only?.score ?? 0) >= surely.score;
}

/** The engines of the bank: the reading engine with the transcript engine as its witness. */
export async function openWordJudge(say: (line: string) => void): Promise<WordJudge> {
  const engine = { model: await loadAcousticModel(say), weights: loadReadingWeights() };
  const dictionary = readDictionary(await loadDictionaryText(say));
  const transcriber = await loadTranscriber('tiny', say);

  /** All ways of saying a text, without spaces: `a complish` sounds like *accomplish*. */
  const soundsOf = (text: string): string[] =>
    pronounceText(text, dictionary).words.reduce<string[]>(
      (all, { pronunciations }) =>
        all.flatMap((before) => pronunciations.map((phones) => [before, ...phones].join(' '))),
      [''],
    );

  return async (word, sound) => {
    const samples = Float32Array.from([...rest, ...sound, ...rest]);
    const transcript = await transcribe(transcriber, samples);
    const script = pronounceText(word, dictionary).words;
    const reading = scoreReading(engine, samples, script, askTranscript(script, { transcript, dictionary }));
    const wanted = new Set(soundsOf(word));
    const isHeard =
      plainWords(transcript.text).join('') === plainWords(word).join('') ||
      soundsOf(transcript.text).some((sounds) => wanted.has(sounds));
    const isRead = reading.words[0]?.type === 'CORRECT' && !reading.refused;
    return (isHeard && isRead) || isSure(reading) ? null : transcript.text || 'nothing';
  };
}
