import type { ItemImage } from '#contract/images/item-image.ts';
import { figuresOf, type Figures } from './figures.ts';
import { wordsOfImage } from './words-of-image.ts';
import { readNumbers, type NamedNumber } from './read-numbers.ts';

/** What a rounded figure may miss, as a share of the value, and what one with "about" or "less than" may. */
const near = 0.03;
const roughlyNear = 0.12;
const shareNear = 0.04;

const differs = /\b(?:more|less|fewer|higher|lower|difference|gap|by|another|than|save[sd]?|rose|fell)\b/iu;
const adds =
  /\b(?:total|together|all|sum|combined|altogether|plus|both|(?:these|those|the) two|makes? up|account(?:s|ed)? for)\b/iu;
const far = /\bby far\b/giu;
const percents = /%|\bper ?cent\b/iu;

const hedges =
  /\b(?:about|around|roughly|approximately|nearly|almost|just|under|over|above|below|some|close to|up to|at least|at most|(?:less|more|fewer) than)$/iu;

/** Whether two words before a number say that it is not meant exactly. */
export const isHedged = ({ before }: NamedNumber): boolean => hedges.test(before.trim());

function isNear(value: number, wanted: number, isRough: boolean): boolean {
  return Math.abs(value - wanted) <= Math.max((isRough ? roughlyNear : near) * Math.abs(wanted), 0.051);
}

const pairsOf = (values: readonly number[]): [number, number][] =>
  values.flatMap((a, i) => values.slice(i + 1).map((b): [number, number] => [a, b]));

/** Rounded by whoever speaks: to fives, or to one digit. */
const roundedNear = 0.06;

/** Whether a number that was said may mean a figure: as it is, rounded, or hedged. */
export function isNearTo(number: NamedNumber, wanted: number): boolean {
  const isRound = number.value % 5 === 0 && Math.abs(number.value - wanted) <= roundedNear * Math.abs(wanted);
  return isRound || isNear(number.value, wanted, isHedged(number));
}

/** Rows, and places across rows of one unit: within these, values are compared and added. */
function groupsOf({ rows, places }: Figures): number[][] {
  const units = new Set(rows.map(({ unit }) => unit));
  const columns =
    units.size === 1 && rows.length > 1
      ? places.map((_, at) => rows.map(({ values }) => values[at] ?? 0))
      : [];
  return [...rows.map(({ values }) => [...values]), ...columns];
}

type Meets = (number: NamedNumber, wanted: number) => boolean;
const asWritten: Meets = (number, wanted) => isNear(number.value, wanted, isHedged(number));

/** A number with its unit is no count of places or rows. */
const isMeasured = ({ after }: NamedNumber, { rows }: Figures): boolean =>
  /^(?:%|per|percent|dollars?)$/u.test(after) ||
  rows.some(({ unit }) => unit !== '' && unit.toLowerCase() === after);

/** Whether the figures bear a number out, in a sentence that says how it is meant. `meets`: how near to a figure a number has to be. */
export function isBorneOut(
  number: NamedNumber,
  sentence: string,
  figures: Figures,
  meets: Meets = asWritten,
): boolean {
  const { kind, value } = number;
  const isCompared = differs.test(sentence.replaceAll(far, ''));
  const groups = groupsOf(figures);
  const sumOf = (group: readonly number[]) => group.reduce((sum, one) => sum + one, 0);
  const shares = groups.flatMap((group) => group.map((one) => one / (sumOf(group) || 1)));
  const ratios = groups.flatMap(pairsOf).flatMap(([a, b]) => [a / (b || 1), b / (a || 1)]);
  switch (kind) {
    case 'times':
      return ratios.some((ratio) => ratio >= value * (1 - near) - 0.1 && ratio < value + 1);
    case 'share': {
      const ofHundred = figures.rows
        .filter(({ unit }) => unit === '%')
        .flatMap(({ values }) => [...values, ...pairsOf(values).map(([a, b]) => a + b)])
        .map((one) => one / 100);
      return [...shares, ...ratios, ...ofHundred].some((share) => Math.abs(share - value) <= shareNear);
    }
    case 'amount': {
      const plain = groups.flat();
      const counts = [figures.places.length, figures.rows.length];
      const gaps = isCompared ? groups.flatMap(pairsOf).map(([a, b]) => Math.abs(a - b)) : [];
      const sums = adds.test(sentence)
        ? groups.flatMap((group) => [sumOf(group), ...pairsOf(group).map(([a, b]) => a + b)])
        : [];
      const percent = percents.test(sentence)
        ? [
            ...shares.map((share) => share * 100),
            ...(isCompared ? ratios.map((ratio) => Math.abs(ratio - 1) * 100) : []),
          ]
        : [];
      const isCount = Number.isInteger(value) && value <= Math.max(...counts) && !isMeasured(number, figures);
      return isCount || [...plain, ...gaps, ...sums, ...percent].some((one) => meets(number, one));
    }
    default:
      return kind satisfies never;
  }
}

interface NumberedText {
  /** Names it for the author. */
  readonly what: string;
  readonly text: string;
  /** What is said around it: it tells how a number is meant. */
  readonly context?: string;
}

/** Numbers of a text that the picture does not have. */
export function numberFaults({ what, text, context = '' }: NumberedText, image: ItemImage): string[] {
  const figures = figuresOf(image);
  const written = new Set(wordsOfImage(image).flatMap((line) => readNumbers(line).map(({ value }) => value)));
  const most = mostParts(image);
  const isCounted = ({ kind, value }: NamedNumber) =>
    kind === 'amount' && (written.has(value) || value <= most);
  return text.split(/(?<=[.!?;])\s+/u).flatMap((sentence) =>
    readNumbers(sentence)
      .filter((number) => !isCounted(number))
      .filter((number) => figures === null || !isBorneOut(number, `${sentence} ${context}`, figures))
      .map((number) => `${what} says "${number.words}", which the picture does not show`),
  );
}

/** How many things may be counted in a picture without figures. */
function mostParts(image: ItemImage): number {
  switch (image.kind) {
    case 'FLOW_CHART':
      return image.steps.length;
    case 'MAP':
      return Math.max(...image.panels.map(({ features }) => features.length));
    case 'PICTURE':
      return image.things.length;
    case 'BAR_CHART':
    case 'GRAPH':
    case 'PIE_CHART':
    case 'TABLE':
      return 0;
    default:
      return image satisfies never;
  }
}
