import { stackedReadingFeatures, stackedSentenceFeatures } from '#engines/speech/reading/stacked-features.ts';
import type {
  LinearWeights,
  ReadingWeights,
  StackedWeights,
} from '#engines/speech/weights/reading-weights.ts';
import { median } from './correlation.ts';
import { sentenceMarks, sentenceRow } from './fit-scores.ts';
import { fitRidge } from './linear-fit.ts';
import type { TwiceScored } from './score-again.ts';

/**
 * Penalties of an engine's or a score's feature, and of one of the encoder's hundreds of states, which must not outweigh the
 * few others: chosen on the folds.
 */
const penalties = {
  sentence: { own: 20, state: 1500 },
  reading: { own: 200, state: 4000 },
} as const;
type Kind = keyof typeof penalties;

/** What the first scores of words and the features of a sentence need. */
interface Engine {
  readonly word: LinearWeights;
  readonly phoneNames: readonly string[];
}

/** Inputs of the marks of a recording: as speech whose words nobody knew, and as a reading. */
export function stackedRows(
  { scored, heard, second }: TwiceScored,
  { word, phoneNames }: Engine,
): Record<Kind, number[]> {
  const sentence = stackedSentenceFeatures(sentenceRow(scored, word, phoneNames), heard.hearing);
  return { sentence, reading: stackedReadingFeatures(second, sentence) };
}

/** Fits the marks that need a transcript engine on the recordings in which it understood something. */
export function fitStacked(
  twice: readonly TwiceScored[],
  engine: Engine,
): Pick<StackedWeights, 'stateCount' | Kind> {
  const stateCount = twice[0]?.heard.hearing.states.length ?? 0;
  const all = twice.map((one) => stackedRows(one, engine));
  const fit = (kind: Kind): ReadingWeights['sentence'] => {
    const rows = all.map((row) => row[kind]);
    const own = (rows[0]?.length ?? 0) - stateCount;
    const penalty = (rows[0] ?? []).map((_, i) => penalties[kind][i < own ? 'own' : 'state']);
    const fits = sentenceMarks.map((mark) => {
      const targets = twice.map(({ scored }) => median(scored.example.rated[mark]));
      return [mark, fitRidge(rows, targets, penalty)];
    });
    return Object.fromEntries(fits) as ReadingWeights['sentence'];
  };
  return { stateCount, sentence: fit('sentence'), reading: fit('reading') };
}
