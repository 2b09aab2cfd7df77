import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadingWeights } from '#domain/speech/weights/reading-weights.ts';
import type { CrossValidation } from './cross-validate.ts';

const path = join(import.meta.dirname, '..', '..', 'docs', 'model-card-reading.md');
const groups = ['all', 'adults', 'children'] as const;
const rounded = (value: number): string => (Number.isNaN(value) ? 'not measured' : value.toFixed(3));
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function table({ figures }: CrossValidation): string {
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

/** Writes the model card of the weights. The figures come from this run and nowhere else. */
export function writeModelCard(
  validation: CrossValidation,
  { weights, examples, seed }: { weights: ReadingWeights; examples: number; seed: number },
): string {
  const { kept, refused, planted, skipped } = validation.verifier;
  const sizes = weights.phoneNetworks[0]?.layers.map(({ inputs }) => inputs) ?? [];
  const text = `# Model card: reading scores

Written by \`tools/speech-training/train.ts\`; not edited by hand.

**What it is.** \`domain/speech/weights/reading-weights.json\`: ${weights.phoneNetworks.length} small networks (${sizes.join(' - ')} - 1, mean of
their outputs) that score phones from the reading engine's measurements, ridge regressions for words and sentences
(accuracy, fluency, prosodic, total), and a logistic regression that tells whether a word of the text was said at all.

**Trained** ${weights.trained}, seed ${seed}: read English sentences by native speakers of Mandarin, half adults and half
children, each rated by five experts (Zhang et al., Interspeech 2021). Targets: mean of the experts for phones, median for words and sentences.

**How it was judged.** Five folds by speaker over ${examples} recordings: nobody is scored by a model that heard them. Canonical
transcripts, one network a fold. "Mean of five" compares means of five sentences of one speaker.

${table(validation)}

Word verifier, same folds, at the threshold of the product (p >= 0.2): ${percent(kept)} of the words that were said are kept, ${percent(refused)} of
${planted} wrong words of three phones or more (planted one by one or whole other texts) are refused; the decoder had already left
out ${skipped} planted ones.

**Limits.**
- Children's readings are judged clearly worse than adults'.
- Only Mandarin speakers were rated. How well the marks fit speakers of other first languages is not known.
- Sentences of 2 to 20 words, read aloud. Longer readings are scored in pieces of about eight words; free speech was not tested.
- The acoustic model hears 130 to 3,700 Hz: some fricatives (s, f, th) differ above that.
- One phone's score is weak evidence; a word's is better; the mean of five sentences is good. The app shows them in that order of caution.
- Folds over one corpus flatter: on speakers of another collection, figures will be lower.
`;
  writeFileSync(path, text);
  return 'wrote docs/model-card-reading.md';
}
