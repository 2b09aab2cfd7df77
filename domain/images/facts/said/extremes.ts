import type { Figures, FigureRow } from '#domain/images/facts/figures.ts';
import type { NamedNumber } from '#domain/images/facts/read-numbers.ts';
import { saysName } from '#domain/images/facts/says-name.ts';
import { meansFigure } from './means-figure.ts';
import type { SaidFault } from './said-fault.ts';
import type { Statement } from './statements.ts';
import { isTimeName } from './time-name.ts';

type End = 'highest' | 'lowest';
interface Superlative {
  readonly words: RegExp;
  readonly end: End;
  /** The word for the other end. */
  readonly opposite: string;
  /** Units and names of the rows that it can be said of; any row without it. */
  readonly of?: RegExp;
}

const money = /[$\u20AC\u00A3]|price|cost|rent/iu;
const time = /minute|hour|day|week|time/iu;
const weight = /gram|weight|pound|ton/iu;
const warmth = /degree|\u00B0|temperature/iu;
const rain = /rain/iu;

/** The first that fits is meant: `most expensive` before `most`. */
const superlatives: readonly Superlative[] = [
  {
    words: /\bmost expensive\b|\bdearest\b|\bcostliest\b/iu,
    end: 'highest',
    opposite: 'cheapest',
    of: money,
  },
  { words: /\bcheapest\b|\bleast expensive\b/iu, end: 'lowest', opposite: 'most expensive', of: money },
  { words: /\bslowest\b/iu, end: 'highest', opposite: 'fastest', of: time },
  { words: /\bfastest\b|\bquickest\b/iu, end: 'lowest', opposite: 'slowest', of: time },
  { words: /\bheaviest\b/iu, end: 'highest', opposite: 'lightest', of: weight },
  { words: /\blightest\b/iu, end: 'lowest', opposite: 'heaviest', of: weight },
  { words: /\bhottest\b|\bwarmest\b/iu, end: 'highest', opposite: 'coldest', of: warmth },
  { words: /\bcoldest\b|\bcoolest\b/iu, end: 'lowest', opposite: 'hottest', of: warmth },
  { words: /\bwettest\b|\brainiest\b|\bmost rain\b/iu, end: 'highest', opposite: 'driest', of: rain },
  { words: /\bdriest\b|\bleast rain\b/iu, end: 'lowest', opposite: 'wettest', of: rain },
  { words: /\bhighest\b/iu, end: 'highest', opposite: 'lowest' },
  { words: /\b(?:largest|biggest|greatest)\b/iu, end: 'highest', opposite: 'smallest' },
  { words: /\bbusiest\b/iu, end: 'highest', opposite: 'quietest' },
  { words: /\blongest\b/iu, end: 'highest', opposite: 'shortest' },
  { words: /\bmaximum\b/iu, end: 'highest', opposite: 'minimum' },
  { words: /\bmost\b/iu, end: 'highest', opposite: 'least' },
  { words: /\blowest\b/iu, end: 'lowest', opposite: 'highest' },
  { words: /\bsmallest\b/iu, end: 'lowest', opposite: 'largest' },
  { words: /\bquietest\b/iu, end: 'lowest', opposite: 'busiest' },
  { words: /\bshortest\b/iu, end: 'lowest', opposite: 'longest' },
  { words: /\bminimum\b/iu, end: 'lowest', opposite: 'maximum' },
  { words: /\b(?:least|fewest)\b/iu, end: 'lowest', opposite: 'most' },
];

/** In front of a superlative: something that is not the highest of all. */
const rank = /\b(?:second|third|fourth|fifth|next|one of the|among the|at|not|last but not)[ -]+(?:\w+ )?$/iu;
/** Behind a superlative: a step or an opinion, not a value. */
const noValue =
  /^ (?:\w+ )?(?:increase|rise|growth|change|drop|fall|decrease|decline|difference|gap|jump)\b|^ (?:of (?!all\b)|important|striking|interesting|surprising|noticeable|remarkable|obvious|notable|significant|impressive|unusual|stable|steady|dramatic)\b/iu;
const denied = /\b(?:not|never|nor|\w+n't)\b/iu;
/** Words that look at some places only. */
const ofSome =
  /\b(?:morning|afternoon|evening|weekdays?|working week|rest|others?|remaining|after|before|until|except|apart|besides|compared|than|between|nearly)\b/iu;

const otherEnd = (end: End): End => (end === 'highest' ? 'lowest' : 'highest');
const extremeOf = (values: readonly number[], end: End): number =>
  end === 'highest' ? Math.max(...values) : Math.min(...values);

/** A value of the picture: a place of a row. */
interface Cell {
  readonly row: FigureRow;
  readonly at: number;
}

/** What a superlative may mean: the end of a row, or of all rows with a unit at one place. */
type Along = 'row' | 'place' | 'either';

function isEnd({ row, at }: Cell, { end, along, figures }: Sought): boolean {
  const value = row.values[at];
  const across = figures.rows
    .filter(({ unit }) => unit === row.unit)
    .flatMap(({ values }) => values[at] ?? []);
  const isOfRow = along !== 'place' && value === extremeOf(row.values, end);
  return isOfRow || (along !== 'row' && across.length > 1 && value === extremeOf(across, end));
}

interface Sought {
  readonly end: End;
  readonly along: Along;
  readonly figures: Figures;
}

/** The superlative of a statement that has one, or several of one end. */
function superlativeIn(text: string): (Superlative & { readonly said: string }) | null {
  const meant = superlatives.filter(({ words }) => words.test(text));
  const [first] = meant;
  const match = first?.words.exec(text);
  if (first === undefined || !match) return null;
  if (first.of === undefined && meant.some(({ end }) => end !== first.end)) return null;
  const [said] = match;
  const isOfAll =
    !rank.test(text.slice(0, match.index)) && !noValue.test(text.slice(match.index + said.length));
  return isOfAll && !denied.test(text) && !ofSome.test(text) ? { ...first, said } : null;
}

/** A superlative of something that is not it: `Rent is the smallest part`. `null` when it is, or when it is not sure what is meant. */
export function extremeFault({ text, numbers }: Statement, figures: Figures): SaidFault | null {
  const superlative = superlativeIn(text);
  if (superlative === null) return null;
  const { said, end, of, opposite } = superlative;
  const possible = figures.rows.filter(
    ({ unit, name }) => of === undefined || of.test(unit) || of.test(name),
  );
  const named = possible.filter(({ name }) => name !== '' && saysName(text, name));
  const all = figures.places.map((_, at) => at);
  const places = all.filter((at) => saysName(text, figures.places[at] ?? ''));
  const cells = (named.length > 0 ? named : possible).flatMap((row) =>
    (places.length > 0 ? places : all).map((at): Cell => ({ row, at })),
  );
  const numbered = cells.filter(({ row, at }) => saysValue(numbers, row.values[at] ?? Number.NaN));
  const isNamed = places.length > 0 || named.length > 0;
  if (!isNamed && numbered.length === 0) return null;
  // A column of a table is no rival of another one: "the lowest price" says which, not that price is the lowest.
  const hasRivals = named.some(({ name, unit }) =>
    figures.rows.some((row) => row.unit === unit && row.name !== name),
  );
  if (places.length === 0 && numbered.length === 0 && !hasRivals) return null;
  const meant = numbered.length > 0 ? numbered : cells;
  const along = alongOf(figures, {
    hasNumber: numbered.length > 0,
    isPlaced: places.length > 0,
    hasRow: named.length > 0,
  });
  if (meant.some((cell) => isEnd(cell, { end, along, figures }))) return null;
  const [one] = meant;
  const about =
    places.length > 0
      ? figures.places[one?.at ?? 0]
      : named.length > 0
        ? one?.row.name
        : numberIn(numbers, one);
  const isOpposite = meant.some((cell) => isEnd(cell, { end: otherEnd(end), along, figures }));
  if (isOpposite) return { kind: 'opposite', said, about: about ?? null, shown: opposite };
  const right =
    possible.length === 1 && one !== undefined
      ? figures.places[one.row.values.indexOf(extremeOf(one.row.values, end))]
      : undefined;
  return { kind: 'other', said, about: about ?? null, shown: right ?? null };
}

interface Known {
  readonly hasNumber: boolean;
  readonly isPlaced: boolean;
  readonly hasRow: boolean;
}

/** A place alone is the highest of its row, but at a time a row may be the highest of all; a row alone is the highest at some place. */
function alongOf(figures: Figures, { hasNumber, isPlaced, hasRow }: Known): Along {
  if (hasNumber || (isPlaced && hasRow)) return 'either';
  if (!isPlaced) return 'place';
  return figures.rows.length > 1 && figures.places.every((place) => isTimeName(place)) ? 'either' : 'row';
}

const saysValue = (numbers: readonly NamedNumber[], value: number): boolean =>
  numbers.some((one) => one.kind === 'amount' && meansFigure(one, value));
const numberIn = (numbers: readonly NamedNumber[], cell: Cell | undefined): string | undefined =>
  numbers.find((one) => meansFigure(one, cell?.row.values[cell.at] ?? Number.NaN))?.words;
