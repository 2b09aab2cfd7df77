import { readNumbers, type NamedNumber } from '#domain/images/facts/read-numbers.ts';
import { fallWords, highWords, lowWords, riseWords } from './claim-words.ts';

/** A part of a text that says one thing, with its place. */
export interface Statement {
  readonly text: string;
  /** Their places are those in the statement. */
  readonly numbers: readonly NamedNumber[];
  readonly start: number;
  readonly end: number;
}

const borders = /[,;:!?]\s+|\.(?:\s+|$)|\s+(?=(?:and|but|while|whereas|then)\b)/giu;
const sentenceEnd = /^[.;!?]/u;
/** What begins so goes on with what was said before. */
const goesOn =
  /^(?:\d|\$|(?:with|at|only|just|about|around|namely|or|which|who|when|where|is|are|was|were|takes?|makes?)\b)/iu;
/** A few words without a number add to what was said: `the highest figure`. */
const isShort = (text: string): boolean =>
  !/^(?:and|but|while|whereas|then)\b/iu.test(text) &&
  text.trim().split(/\s+/u).length <= 4 &&
  readNumbers(text).length === 0;
const isNumber = (text: string): boolean => readNumbers(text.replace(/^and\s+/iu, ''))[0]?.start === 0;

/** Whether a part says something that a picture of figures can bear out. */
function tells(text: string): boolean {
  return (
    readNumbers(text).length > 0 || [highWords, lowWords, riseWords, fallWords].some((one) => one.test(text))
  );
}

/**
 * What a description says, one thing at a time: a new statement begins with a sentence, or at a comma or conjunction where both sides
 * say something of their own. `Rent and food take 57 percent` is one, `Rent takes 35 percent and food 22` are two.
 */
export function statementsOf(text: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  const close = (end: number): void => {
    const said = text.slice(start, end);
    if (said.trim() !== '') statements.push({ text: said, numbers: readNumbers(said), start, end });
    start = end;
  };
  const cuts = [...text.matchAll(borders)];
  for (const [i, { 0: border, index }] of cuts.entries()) {
    const from = index + border.length;
    const next = text.slice(from, cuts[i + 1]?.index ?? text.length);
    const isApart =
      tells(text.slice(start, index)) &&
      tells(next) &&
      !goesOn.test(next) &&
      !isNumber(next) &&
      !isShort(next);
    if (sentenceEnd.test(border) || isApart) close(from);
  }
  close(text.length);
  return statements;
}
