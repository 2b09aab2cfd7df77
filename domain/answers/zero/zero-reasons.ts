import type { Score, Trait } from '#contract/entities/answer.ts';
import type { BankTaskType } from '#contract/items/bank-item.ts';
import type { Gate, TaskRule, TraitId } from '#domain/rubric/rubric.ts';
import { wrongGaps, wrongMarks, wrongOption, wrongOptions, wrongPairs, wrongWords } from './counted-zeros.ts';
import { readZeros, repeatedZeros, replyZeros, shortAnswerZeros, toldZeros } from './spoken-zeros.ts';
import { emailZeros, essayZeros, summaryZeros } from './written-zeros.ts';
import { listed } from '#domain/words/listed.ts';
import { traitWords, type WhyZeroByTrait } from './zero-reason.ts';

/** Every task says of each of its traits why it can have no points: one without does not compile. */
const byTask = {
  RA: readZeros,
  RS: repeatedZeros,
  DI: toldZeros,
  RL: toldZeros,
  ASQ: shortAnswerZeros,
  SGD: toldZeros,
  RTS: replyZeros,
  SWT: summaryZeros,
  WE: essayZeros,
  WEM: emailZeros,
  FIB_RW: { gaps: wrongGaps },
  MCM_R: { choices: wrongOptions },
  RO: { pairs: wrongPairs },
  FIB_R: { gaps: wrongGaps },
  MCS_R: { choices: wrongOption },
  SST: summaryZeros,
  MCM_L: { choices: wrongOptions },
  FIB_L: { gaps: wrongGaps },
  HCS: { choices: wrongOption },
  MCS_L: { choices: wrongOption },
  SMW: { choices: wrongOption },
  HIW: { words: wrongMarks },
  WFD: { words: wrongWords },
} satisfies Record<BankTaskType, WhyZeroByTrait>;

export interface ZeroReason {
  readonly traitId: string;
  /** A sentence; behind a gate the same one for each of its traits. */
  readonly sentence: string;
  /** `gate`: it has no points because another trait has none. */
  readonly kind: 'own' | 'gate';
}

/** Why each trait without points has none, in the order of the score. */
export function zeroReasons(taskType: BankTaskType, score: Score, rule: TaskRule): ZeroReason[] {
  const closed = closedGates(score, rule);
  return score.traits
    .filter(({ points }) => points === 0)
    .map((trait) => {
      const gate = closed.find(({ when, closes }) => when !== trait.id && isClosedBy(closes, trait));
      return gate === undefined
        ? { traitId: trait.id, kind: 'own', sentence: ownReason(taskType, trait, { score, rule }) }
        : { traitId: trait.id, kind: 'gate', sentence: gateReason(gate, rule) };
    });
}

/** Which rules of the exam made other traits worth nothing, or the whole, a sentence each; also before the others are measured. */
export function gateReasons(score: Score, rule: TaskRule): string[] {
  return closedGates(score, rule).map((gate) => gateReason(gate, rule));
}

/**
 * How a task whose wrong choices cost points came to nothing although some were right, as a sentence; `null` where it did not. Of such
 * a task alone the 0 is no plain count.
 */
export function negativeReason(taskType: BankTaskType, score: Score, rule: TaskRule): string | null {
  return rule.isNegative && hasRight(score)
    ? (zeroReasons(taskType, score, rule)[0]?.sentence ?? null)
    : null;
}

function hasRight({ evidence }: Score): boolean {
  if (evidence.kind === 'choices') return evidence.options.some(({ chosen, correct }) => chosen && correct);
  return evidence.kind === 'words' && evidence.words.some(({ type }) => type === 'CORRECT');
}

const isClosedBy = (closes: Gate['closes'], trait: Trait): boolean =>
  closes === 'all' || closes.some((id) => id === trait.id);

/** The gates that are closed by their own trait, and not by another one in front of it. */
function closedGates({ traits, evidence }: Score, { gates }: TaskRule): readonly Gate[] {
  const zero = gates.filter(({ when }) => traits.some(({ id, points }) => id === when && points === 0));
  if (evidence.kind !== 'writing') return zero;
  const closedBy = evidence.closedBy ?? (evidence.formBand.points === 0 ? 'form' : null);
  return zero.filter(({ when }) => when === closedBy);
}

function ownReason(
  taskType: BankTaskType,
  trait: Trait,
  { score, rule }: { score: Score; rule: TaskRule },
): string {
  const why = (byTask[taskType] as WhyZeroByTrait)[trait.id as TraitId]?.({ score, trait, rule }) ?? null;
  return `No point for ${traitWords(rule.traits, trait.id)}: ${why ?? notTold}`;
}

/** Of an older score, which has less evidence, or a trait that only a newer rubric has. */
const notTold = 'this score was made without a reason.';

function gateReason({ when, closes }: Gate, { traits, taskType }: TaskRule): string {
  const what =
    closes === 'all'
      ? `no points for the whole ${wholes[taskType] ?? 'answer'}`
      : `none for ${listed(closes.map((id) => traitWords(traits, id)))}`;
  return `No points for ${traitWords(traits, when)} means ${what}. The exam has the same rule.`;
}

const wholes: Readonly<Record<string, string>> = {
  SWT: 'summary',
  SST: 'summary',
  WE: 'essay',
  WEM: 'email',
};
