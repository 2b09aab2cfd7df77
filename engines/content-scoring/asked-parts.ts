import type { SpeechAct } from '#engines/manner/speech-acts.ts';
import { findAct } from '#engines/manner/speech-acts.ts';
import type { PointCoverage } from './key-points.ts';

/** What a part of a question asks its reader to do, by its wording. */
const asking: readonly (readonly [RegExp, readonly SpeechAct[]])[] = [
  [/\bask\b|\b(?:want|like|expect)\b.*\b(?:to|now)\b/iu, ['request']],
  [/\boffer\b/iu, ['offer']],
  [/\binvite\b/iu, ['invitation']],
  [/\bthank\b/iu, ['thanks']],
  [/\bapologi[sz]e\b|\bsorry\b/iu, ['apology']],
  [/\b(?:suggest|propose|recommend|suggestion)\b/iu, ['advice', 'offer', 'request']],
  [/\badvice\b|\badvise\b/iu, ['advice']],
];

/** How one asks in a letter, beside what one says aloud. */
const request =
  /\?$|\bplease\b|\b(?:i|we)(?: must| would|'d| therefore| also| do)* (?:ask|expect|request|hope|appreciate|like(?! to (?:tell|explain|describe|say|thank|inform|share|begin|start)\b)|insist|be (?:very |most |so )?(?:glad|happy|grateful|delighted|pleased))\b|\blook(?:ing)? forward to\b|\blet me know\b/iu;

/** The parts of a question that has some, each on a line of its own. */
const partsOf = (prompt: string): string[] =>
  prompt.split('\n').flatMap((line) => /^[-\u2022*]\s+(?<part>.+)$/u.exec(line.trim())?.groups?.part ?? []);

/** What the wording adds, and what is left where nothing in the text does what was asked. */
const forAct = 0.2;
const mostForAct = 0.95;
const withoutAct = 0.5;

/**
 * Key points of a question with parts, with the wording counted: who is to ask, offer or thank has to do so. A key point that stands in a
 * sentence that does it counts more, all of a part that is never done count less.
 */
export function byParts<Point extends PointCoverage>(
  points: readonly Point[],
  text: string,
  prompt: string,
): Point[] {
  const parts = partsOf(prompt);
  const sentences = Array.from(text.matchAll(/[^.!?\n]+[.!?]*/gu), ({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    words,
  }));
  return points.map((point) => {
    const part = point.bullet === undefined ? undefined : parts[point.bullet];
    const acts = asking.flatMap(([pattern, own]) => (part !== undefined && pattern.test(part) ? own : []));
    if (acts.length === 0 || point.found === undefined) return point;
    const { start, end } = point.found;
    const doing = sentences.filter(
      ({ words }) =>
        acts.some((act) => findAct(words, act) !== null) || (acts.includes('request') && request.test(words)),
    );
    if (doing.length === 0) return { ...point, coverage: withoutAct * point.coverage, kind: 'near' };
    const isThere = doing.some((one) => one.start < end && start < one.end);
    if (!isThere || point.kind === 'found') return point;
    return { ...point, coverage: Math.min(mostForAct, point.coverage + forAct) };
  });
}
