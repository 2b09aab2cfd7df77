import type { ItemImage } from '#contract/images/item-image.ts';
import { figuresOf, type Figures } from './figures.ts';
import { wordsOfImage } from './words-of-image.ts';
import { readNumbers, type NamedNumber } from './read-numbers.ts';

/** What a rounded figure may miss, as a share of the value, and what one with "about" or "less than" may. */
const near = 0.03;
const roughlyNear = 0.12;
const shareNear = 0.04;

const differs = /\b(?:more|less|fewer|higher|lower|difference|gap|by|another|than|save[sd]?|rose|fell)\b/iu;
const adds = /\b(?:total|together|all|sum|combined|altogether)\b/iu;
const percents = /%|\bper ?cent\b/iu;

const hedges = /\b(?:about|around|roughly|approximately|nearly|almost|just|under|over|(?:less|more) than)$/iu;

function isNear(value: number, wanted: number, isRough: boolean): boolean {
  return Math.abs(value - wanted) <= Math.max((isRough ? roughlyNear : near) * Math.abs(wanted), 0.051);
}

const pairsOf = (values: readonly number[]): [number, number][] =>
  values.flatMap((a, i) => values.slice(i + 1).map((b): [number, number] => [a, b]));

/** Rows, and places across rows of one unit: within these, values are compared and added. */
function groupsOf({ rows, places }: Figures): number[][] {
  const units = new Set(rows.map(({ unit }) => unit));
  const columns =
    units.size === 1 && rows.length > 1
      ? places.map((_, at) => rows.map(({ values }) => values[at] ?? 0))
      : [];
  return [...rows.map(({ values }) => [...values]), ...columns];
}

/** Whether the figures bear a number out, in a sentence that says how it is meant. */
function isBorneOut({ kind, value, before }: NamedNumber, sentence: string, figures: Figures): boolean {
  const groups = groupsOf(figures);
  const sumOf = (group: readonly number[]) => group.reduce((sum, one) => sum + one, 0);
  const shares = groups.flatMap((group) => group.map((one) => one / (sumOf(group) || 1)));
  const ratios = groups.flatMap(pairsOf).flatMap(([a, b]) => [a / (b || 1), b / (a || 1)]);
  switch (kind) {
    case 'times':
      return ratios.some((ratio) => ratio >= value * (1 - near) - 0.1 && ratio < value + 1);
    case 'share': {
      const ofHundred = figures.rows.filter(({ unit }) => unit === '%').flatMap(({ values }) => [...values, ...pairsOf(values).map(([a, b]) => a + b)]).map((one) => one / 100); // prettier-ignore
      return [...shares, ...ratios, ...ofHundred].some((share) => Math.abs(share - value) <= shareNear);
    }
    case 'amount': {
      const plain = groups.flat();
      const isRough = hedges.test(before.trim());
      const counts = [figures.places.length, figures.rows.length];
      const gaps = differs.test(sentence) ? groups.flatMap(pairsOf).map(([a, b]) => Math.abs(a - b)) : [];
      const sums = adds.test(sentence) ? groups.flatMap((group) => [sumOf(group), ...pairsOf(group).map(([a, b]) => a + b)]) : []; // prettier-ignore
      const percent = percents.test(sentence) ? [...shares.map((share) => share * 100), ...ratios.map((ratio) => Math.abs(ratio - 1) * 100)] : []; // prettier-ignore
      const isCount = Number.isInteger(value) && value <= Math.max(...counts);
      return isCount || [...plain, ...gaps, ...sums, ...percent].some((one) => isNear(value, one, isRough));
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
