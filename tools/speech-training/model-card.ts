import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import { crossValidate, type CrossValidation } from './cross-validate.ts';
import type { TrainingRun } from './last-run.ts';
import { sentenceMarks } from './fit-scores.ts';
import { whatWasTried } from './what-was-tried.ts';

const path = join(import.meta.dirname, '..', '..', 'docs', 'model-card-reading.md');
const groups = ['all', 'adults', 'children'] as const;
const rounded = (value: number): string => (Number.isNaN(value) ? 'not measured' : value.toFixed(3));
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function table(figures: CrossValidation['alone']): string {
  const row = (name: string, of: (group: (typeof groups)[number]) => number): string =>
    `| ${name} | ${groups.map((group) => rounded(of(group))).join(' | ')} |`;
  const sentence = (mark: 'accuracy' | 'fluency' | 'prosodic' | 'total'): string[] => [
    row(`sentence ${mark}`, (group) => figures[group].sentence[mark]),
    row(`sentence ${mark}, mean of five`, (group) => figures[group].fiveSentences[mark]),
  ];
  return [
    `| Pearson's r with the experts | ${groups.map((group) => `${group} (${figures[group].recordings})`).join(' | ')} |`,
    '|---|---|---|---|',
    row('phone', (group) => figures[group].phone),
    row('word accuracy', (group) => figures[group].word),
    ...sentence('accuracy'),
    ...sentence('fluency'),
    ...sentence('prosodic'),
    ...sentence('total'),
  ].join('\n');
}

function rangeTable({ stacked, alone }: CrossValidation): string {
  const rows = (name: string, figures: CrossValidation['alone']): string[] =>
    sentenceMarks.map((mark) => {
      const low = [figures.adults.lowInRange[mark], figures.children.lowInRange[mark]];
      const shares = [...groups.map((group) => figures[group].inRange[mark]), ...low];
      return `| ${mark}, ${name} | ${shares.map(percent).join(' | ')} |`;
    });
  return [
    `| Experts' mark in the range | ${groups.map((group) => `${group} (${alone[group].recordings})`).join(' | ')} | adults scored below 7 | children scored below 7 |`,
    '|---|---|---|---|---|---|',
    ...rows('with the transcript engine', stacked.tiny),
    ...rows('with the larger one', stacked.base),
    ...rows('the reading engine alone', alone),
  ].join('\n');
}

/** Writes the model card of the weights. The figures come from the run and nowhere else. */
export function writeModelCard(
  { judgement, examples, all, seed }: TrainingRun,
  weights: ReadingWeights,
): string {
  const validation = crossValidate(judgement);
  const lengths = judgement.judged.map(({ alone }) => alone.rated.words.length);
  const { kept, refused, planted, skipped } = validation.verifier;
  const { tiny, base } = weights.stacked;
  const sizes = weights.phoneNetworks[0]?.layers.map(({ inputs }) => inputs) ?? [];
  const text = `# Model card: reading scores

Written by \`tools/speech-training/train.ts\`; not edited by hand.

**What it is.** \`engines/speech/weights/reading-weights.json\`:
- For the reading engine alone: ${weights.phoneNetworks.length} small networks (${sizes.join(' - ')} - 1, mean of their outputs) that score phones from
  the engine's measurements, ridge regressions for words and sentences (accuracy, fluency, prosodic, total), and a logistic
  regression that tells whether a word of the text was said at all.
- For recordings that a transcript engine has heard too (Moonshine tiny or base, each with weights of its own), ridge regressions stacked on these. Sentences: the
  engine's ${weights.sentence.accuracy.weights.length} features, the recogniser's mean token log probability, and mean and deviation of its encoder's states over
  the speech (${tiny.stateCount} or ${base.stateCount} numbers); in readings, whose words were known before, also how the stacked scores of the phones and words
  spread (${tiny.reading.accuracy.weights.length - tiny.sentence.accuracy.weights.length} numbers). Words: the engine's features, and what the recogniser heard in the word's place with how sure
  it was. Phones: the networks' score and what was heard in the word's place. Speech whose words nobody knew has no such
  witness: its words and phones are scored by the engine alone, its sentences by the stack.
- Without a transcript pack, or where the recogniser understood nothing, the reading engine judges alone.

**Trained** ${weights.trained}, ${examples === all ? `seed ${seed}` : `the first of ${all} in the order of seed ${seed} (\`--limit ${examples}\`)`}: read English sentences by native speakers of Mandarin, half adults and half
children, each rated by five experts (Zhang et al., Interspeech 2021). Targets: mean of the experts for phones, median for words and sentences.

**How it was judged.** Five folds by speaker over ${examples} recordings: nobody is scored by a model that heard them. Canonical
transcripts, ${weights.phoneNetworks.length} networks a fold. "Mean of five" compares means of five sentences of one speaker.

With the transcript engine (tiny), which understood something in ${validation.heard.tiny} of the recordings (the others count as the reading engine alone scores them):

${table(validation.stacked.tiny)}

With the larger transcript engine (base), which understood something in ${validation.heard.base} of them:

${table(validation.stacked.base)}

The reading engine alone:

${table(validation.alone)}

The peer in the same run, on the same alignments: plain goodness of pronunciation (Witt and Young, Speech Communication 2000), a phone's log
likelihood a frame against the free phone loop's, and its mean over a word and over the sentence. It knows nothing of fluency; nothing of it is learned:

${table(validation.plainGop)}

**Ranges.** The app shows a mark as a range that is meant to hold the experts' mark eight times in ten. In the same folds it does so for
these shares of the sentences. The ranges are those of a recording without flaws of which every word was heard; their widths were chosen on
these errors. What restarts and haste take off fluency is left aside.

${rangeTable(validation)}

Word verifier, same folds, at the threshold of the product (p >= 0.2): ${percent(kept)} of the words that were said are kept, ${percent(refused)} of
${planted} wrong words of three phones or more (planted one by one or whole other texts) are refused; the decoder had already left
out ${skipped} planted ones.

${whatWasTried}

**Limits.**
- Children's readings are judged clearly worse than adults'.
- Only Mandarin speakers were rated. How well the marks fit speakers of other first languages is not known.
- Sentences of ${Math.min(...lengths)} to ${Math.max(...lengths)} words, read aloud. Longer readings are scored in pieces of about eight words, and get narrower ranges that were not
  counted; free speech was not tested.
- Where the transcript engine understands nothing (one recording in twenty, adults' and children's alike), the stack adds nothing.
- The penalties were chosen by eye on folds of the same corpus, not inside each fold.
- The acoustic model hears 130 to 3,700 Hz: some fricatives (s, f, th) differ above that.
- One phone's score is weak evidence; a word's is better; the mean of five sentences is good. The app shows them in that order of caution.
- Folds over one corpus flatter: on speakers of another collection, figures will be lower.
`;
  writeFileSync(path, text);
  return 'wrote docs/model-card-reading.md';
}
