import type { EvidenceOf, Score, ScoreEvidence } from '#contract/entities/answer.ts';
import type { BankTaskType } from '#contract/items/bank-item.ts';
import { counted } from '#domain/numbers/counted.ts';
import { coverageOf } from '#features/practice/score/key-point-coverage.ts';

type Speech = NonNullable<EvidenceOf<'recording'>['speech']>;

/** What was measured, in about five words; `null` where the evidence is of another kind than the task's. */
type Measured = (score: Score) => string | null;

const of =
  <Kind extends ScoreEvidence['kind']>(kind: Kind, say: (evidence: EvidenceOf<Kind>) => string): Measured =>
  ({ evidence }) =>
    evidence.kind === kind ? say(evidence as EvidenceOf<Kind>) : null;

const share = <T>(all: readonly T[], what: string, isRight: (each: T) => boolean): string =>
  `${all.filter(isRight).length} of ${all.length} ${what}`;
/** Of the words that belong there: those that come on top are none of them. */
const shareOfWords = (words: readonly { type: string }[], what: string): string =>
  share(
    words.filter(({ type }) => type !== 'EXTRA'),
    what,
    ({ type }) => type === 'CORRECT',
  );

/** Speech: what an engine heard, or before that how much speech there is. */
const spoken = (say: (speech: Speech) => string): Measured =>
  of('recording', ({ signal, speech }) => {
    if (speech && speech.refused === null) return say(speech);
    if (speech || signal === null) return 'no words could be scored';
    return `${counted(Math.round(signal.speechMs / 1000), 'second')} of speech`;
  });

const heardWords = spoken(({ words }) => shareOfWords(words, 'words heard'));
const foundPoints = spoken(({ keyPoints = [], words }) =>
  keyPoints.length === 0
    ? `${counted(words.length, 'word')} understood`
    : share(keyPoints, 'key points found', (point) => coverageOf(point) === 'found'),
);
const replied = spoken(({ reply, words }) =>
  reply
    ? share(reply.acts, 'parts of a reply', ({ found }) => found !== null)
    : `${counted(words.length, 'word')} understood`,
);
const answerStandings = {
  right: 'the right answer heard',
  unclear: 'the answer not heard clearly',
  guesses: 'more than one answer heard',
  wrong: 'another answer heard',
} as const satisfies Record<NonNullable<Speech['shortAnswer']>['standing'], string>;
const answered = spoken(({ shortAnswer }) => answerStandings[shortAnswer?.standing ?? 'unclear']);

const written = of('writing', ({ wordCount, words = [], summary }) => {
  const length = counted(wordCount, 'word');
  const errors = words.filter(({ type }) => type !== 'CORRECT').length;
  return summary === undefined
    ? length
    : `${length}, ${errors === 0 ? 'no errors' : counted(errors, 'error')} found`;
});

const chose = (what: string): Measured =>
  of('choices', ({ options }) => {
    const chosen = options.find((option) => option.chosen);
    if (chosen === undefined) return `no ${what} chosen`;
    return `${chosen.correct ? 'the right' : 'a wrong'} ${what} chosen`;
  });
const choseSeveral = of('choices', ({ options }) => {
  const right = share(
    options.filter(({ correct }) => correct),
    'right',
    ({ chosen }) => chosen,
  );
  return `${right} chosen, ${options.filter(({ chosen, correct }) => chosen && !correct).length} wrong`;
});
const filled = of('gaps', ({ gaps }) => share(gaps, 'gaps right', ({ correct }) => correct));
const paired = of('pairs', ({ pairs }) => share(pairs, 'pairs in order', ({ correct }) => correct));
const marked = of('words', ({ words }) => {
  const wrong = words.filter(({ type }) => type === 'EXTRA').length;
  const found = shareOfWords(words, 'words found');
  return wrong === 0 ? found : `${found}, ${wrong} wrong`;
});
const dictated = of('words', ({ words }) => shareOfWords(words, 'words right'));

/** Every task says what it measures: one without does not compile. */
const byTask = {
  RA: heardWords,
  RS: heardWords,
  DI: foundPoints,
  RL: foundPoints,
  ASQ: answered,
  SGD: foundPoints,
  RTS: replied,
  SWT: written,
  WE: written,
  WEM: written,
  FIB_RW: filled,
  MCM_R: choseSeveral,
  RO: paired,
  FIB_R: filled,
  MCS_R: chose('answer'),
  SST: written,
  MCM_L: choseSeveral,
  FIB_L: filled,
  HCS: chose('summary'),
  MCS_L: chose('answer'),
  SMW: chose('ending'),
  HIW: marked,
  WFD: dictated,
} satisfies Record<BankTaskType, Measured>;

/** "50 of 50 words heard": what a score of a task was measured by. */
export function measuredWords(taskType: BankTaskType, score: Score): string | null {
  return byTask[taskType](score);
}
