import type { ItemImage } from '#contract/images/item-image.ts';
import { figuresOf, type FigureRow } from './figures.ts';
import type { ImageFact } from './image-fact.ts';
import { readNumbers } from './read-numbers.ts';
import { saysName, sharesWord } from './says-name.ts';
import { trendOf, type Trend } from './trend.ts';

const highest = /\b(?:highest|largest|biggest|greatest|maximum|most|busiest)\b/iu;
const lowest = /\b(?:lowest|least|fewest|smallest|minimum)\b/iu;
const extremes = /\b(?:most|least|peak\w*|top|maximum|minimum|main|mainly)\b|\w{2,}est\b/iu;
const rises = /\b(?:ris(?:e|es|ing|en)|rose|increas\w*|gr[eo]w\w*|climb\w*|up|higher|doubl\w*)\b/iu;
const falls = /\b(?:falls?|fell|falling|fallen|decreas\w*|declin\w*|drop\w*|down|lower|halv\w*)\b/iu;
const stays = /\b(?:steady|stable|stays?|same|hardly|little|flat|chang\w*|between|level|peak\w*)\b/iu;

interface KeyPoint {
  readonly point: string;
  readonly terms: readonly string[];
}

/** Whether a key point tells a fact. */
export function tellsFact({ point, terms }: KeyPoint, { kind, names, row, value }: ImageFact): boolean {
  switch (kind) {
    case 'highest':
    case 'lowest': {
      const isNamed = names.some((name) => saysName(point, name));
      const [own, other] = kind === 'highest' ? [highest, lowest] : [lowest, highest];
      const isCalled = extremes.test(point) && (own.test(point) || !other.test(point));
      return isNamed && (isCalled || readNumbers(point).some((one) => one.value === value));
    }
    case 'trend':
      return (row === '' || saysName(point, row)) && [rises, falls, stays].some((words) => words.test(point));
    case 'part':
    case 'relation': {
      const whole = [point, ...terms].join('. ');
      return names.some((name) => sharesWord(whole, name));
    }
    case 'change':
    case 'comparison':
    case 'total':
      return names.every((name) => saysName(point, name));
    default:
      return kind satisfies never;
  }
}

/** Ways of going that words of rising or falling alone would be wrong for. */
const against: Partial<
  Record<Trend, { readonly only: RegExp; readonly not: RegExp; readonly says: string }>
> = {
  up: { only: falls, not: rises, says: 'falls' },
  down: { only: rises, not: falls, says: 'rises' },
};

/** Clauses of a sentence: what is said of one thing does not hold for the next. */
const clausesOf = (point: string): string[] => point.split(/[,;:.]|\b(?:and|but|while|whereas)\b/iu);

/** Superlatives of places that are none, and trends of rows that go the other way. */
export function claimFaults(point: string, image: ItemImage): string[] {
  const figures = figuresOf(image);
  if (figures === null) return [];
  const { places, rows, isTime } = figures;
  const named = rows.filter(({ name }) => name !== '' && saysName(point, name));
  const meant = named.length > 0 ? named : rows;
  return [
    ...clausesOf(point).flatMap((clause) => extremeFaults(clause, places, meant)),
    ...(isTime && meant.length === 1 ? meant.flatMap((row) => trendFaults(point, row, places)) : []),
  ];
}

function extremeFaults(clause: string, places: readonly string[], rows: readonly FigureRow[]): string[] {
  const isHigh = highest.test(clause);
  if (isHigh === lowest.test(clause)) return [];
  const said = places.filter((place) => saysName(clause, place));
  if (said.length === 0) return [];
  const holds = rows.some(({ values }) => {
    const value = isHigh ? Math.max(...values) : Math.min(...values);
    return places.some((place, at) => values[at] === value && said.includes(place));
  });
  const end = isHigh ? 'highest' : 'lowest';
  return holds ? [] : [`"${clause.trim()}" calls ${said.join(' and ')} the ${end}, which it is not`];
}

/** Only where the point is about the whole: it names no part of the time. */
function trendFaults(point: string, row: FigureRow, places: readonly string[]): string[] {
  const inside = places.slice(1, -1).some((place) => saysName(point, place));
  const wrong = against[trendOf(row.values)];
  if (inside || wrong === undefined || !wrong.only.test(point) || wrong.not.test(point)) return [];
  return [`"${point}" says that it ${wrong.says}, but over the whole time it does the opposite`];
}
