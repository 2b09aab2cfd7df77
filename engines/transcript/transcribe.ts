import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { checkSignal, unusableReason } from '#engines/speech/reading/signal-gate.ts';
import { cutAtPauses, type Piece } from './cut-at-pauses.ts';
import type { SpeechNetworks } from './networks.ts';
import { raiseLevel } from './raise-level.ts';
import { readGreedily, type HeardToken } from './read-greedily.ts';
import { StateStatistics } from './state-statistics.ts';
import { joinTokens, type TokenTable, type TranscriptWord } from './token-words.ts';

export interface TranscriptEngine {
  readonly networks: SpeechNetworks;
  readonly tokens: TokenTable;
}

/** A part of the recording with the words that were heard in it. */
export interface TranscriptPiece extends Piece {
  readonly words: readonly TranscriptWord[];
}

export interface Transcript {
  readonly pieces: readonly TranscriptPiece[];
  /** All words, with capitals and punctuation; empty when nothing was said. */
  readonly text: string;
  /** Mean natural logarithm of the probability of the tokens; `null` without any. */
  readonly meanLogProbability: number | null;
  /** Mean and deviation of each number of the encoder's states over the speech; empty without speech. */
  readonly states: readonly number[];
}

/** Under this the recogniser was guessing: breath, music, another language. */
const leastLogProbability = -1.6;

/**
 * Writes down what is said in 16 kHz mono samples (-1..1). The signal decides first: where there is no speech, nothing is
 * listened to and nothing can be invented. Deterministic.
 */
export async function transcribe(
  { networks, tokens: table }: TranscriptEngine,
  samples: Float32Array,
): Promise<Transcript> {
  const statistics = new StateStatistics();
  const pieces: TranscriptPiece[] = [];
  const all: HeardToken[] = [];
  const isUsable = unusableReason(checkSignal(samples)) === undefined;
  for (const piece of isUsable ? cutAtPauses(samples) : []) {
    const cut = raiseLevel(samples.slice(piece.from, piece.to));
    const { states, tokens } = await networks.encode(cut);
    const heard = await readGreedily(tokens, cut.length / sampleRate);
    if (heard.length === 0 || logProbability(heard) < leastLogProbability) continue;
    statistics.add(states);
    all.push(...heard);
    pieces.push({ ...piece, words: joinTokens(heard, table) });
  }
  return {
    pieces,
    text: pieces.flatMap(({ words }) => words.map(({ text }) => text)).join(' '),
    meanLogProbability: all.length === 0 ? null : logProbability(all),
    states: statistics.summary(),
  };
}

function logProbability(tokens: readonly HeardToken[]): number {
  return tokens.reduce((sum, { probability }) => sum + Math.log(probability), 0) / tokens.length;
}
