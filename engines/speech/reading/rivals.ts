import type { AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import { fitWords } from '#engines/speech/alignment/fit-words.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import type { SaidWord } from './decode-reading.ts';
import type { Heard } from './listen.ts';

/** What a recogniser heard in place of a stretch of the text. */
export interface Rival {
  /** Words of the text on both sides that it heard: -1 where the text begins, the number of its words where it ends. */
  readonly after: number;
  readonly before: number;
  /** What it heard between them; empty when nothing. */
  readonly heard: readonly SpokenWord[];
}

/** The best place of every word on the decoder's path. */
export type Places = readonly (SaidWord | undefined)[];

/** Longer stretches, in frames or in words, say nothing of a single word, and take long. */
const longestFrames = 800;
const mostWords = 8;
/** Stands for the difference where there is no time for the text's words at all. */
const noTime = -1_000;

/** Compares readings of parts of a recording: of two, the likelier one is nearer to what was said. */
export class LocalFit {
  readonly #model: AcousticModel;
  readonly #heard: Heard;
  readonly #words: readonly SpokenWord[];
  readonly #places: Places;

  constructor(model: AcousticModel, heard: Heard, words: readonly SpokenWord[], places: Places) {
    this.#model = model;
    this.#heard = heard;
    this.#words = words;
    this.#places = places;
  }

  /** How much likelier the sound round a word's place is with the word than without it, as a difference of log likelihoods. */
  withWord(word: number): number | undefined {
    const after = this.#places.findLastIndex((place, at) => at < word && place !== undefined);
    const next = this.#places.findIndex((place, at) => at > word && place !== undefined);
    const before = next === -1 ? this.#words.length : next;
    return this.#compare({ after, before }, this.#words.slice(word, word + 1), []);
  }

  /** How much likelier the text is at a place than what a recogniser heard there instead. */
  againstRival({ after, before, heard }: Rival): number | undefined {
    if (before - after > mostWords) return undefined;
    return this.#compare({ after, before }, this.#words.slice(after + 1, before), heard);
  }

  /** Both readings with the words on both sides, from the start of the one to the end of the other. */
  #compare(
    { after, before }: Omit<Rival, 'heard'>,
    own: readonly SpokenWord[],
    other: readonly SpokenWord[],
  ): number | undefined {
    const from = after < 0 ? 0 : this.#places[after]?.from;
    const to = before < this.#words.length ? this.#places[before]?.to : this.#heard.scorer.frameCount;
    if (from === undefined || to === undefined || to <= from || to - from > longestFrames) return undefined;
    const left = this.#words.slice(Math.max(0, after), after + 1);
    const right = this.#words.slice(before, before + 1);
    const fit = (words: readonly SpokenWord[]): number | undefined =>
      fitWords(this.#model, this.#heard.scorer, [...left, ...words, ...right], { from, to });
    const [ours, theirs] = [fit(own), fit(other)];
    if (theirs === undefined) return undefined;
    return ours === undefined ? noTime : ours - theirs;
  }
}
