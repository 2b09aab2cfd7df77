import type { KeyPoint } from '#domain/tasks/engine-question.ts';
import { contentWords } from '#domain/words/content-words.ts';
import { partsOf, statementsOf, type Statement } from '#engines/content-scoring/claims/statements.ts';
import type { Held } from './turned-round.ts';

interface Told {
  readonly prompt: string;
  readonly modelAnswers: readonly string[];
  readonly keyPoints: readonly KeyPoint[];
}

/** What a text only reports: that somebody believed it. It shows nothing to be true. */
const reported =
  /\b(?:common sense|belie(?:f|ve[sd]?)|thought|used to think|think|predicted|expected|claim(?:s|ed)?|myth|wrong|supposed)\b/iu;

/** What is true of each key point: the point itself and what model answers say of it; and all that is true of the item. */
export function truthsOf({ prompt, modelAnswers, keyPoints }: Told): Held[] {
  const told = prompt.split(/(?<=[.;!?])\s/u).filter((sentence) => !reported.test(sentence));
  const answers = modelAnswers.flatMap(statementsOf);
  const topic = commonest([...modelAnswers, ...keyPoints.map(({ point }) => point)].join(' '));
  // `It spreads` says of what only in its list.
  const points = keyPoints.map(({ point }) => statementsOf(point.replace(/^(?:it|they)\b/iu, topic)));
  const all = [...points.flat(), ...answers, ...told.flatMap(statementsOf)];
  return keyPoints.map(({ terms }, at) => {
    const wanted = terms.map((term) => contentWords(term).map(({ stem }) => stem));
    const has = (statement: Statement): boolean =>
      wanted.some(
        (stems) => stems.length > 0 && stems.every((one) => statement.some(({ stem }) => stem === one)),
      );
    return { own: [...(points[at] ?? []), ...modelAnswers.flatMap(partsOf).filter(has)], all };
  });
}

/** The word that names the topic: no other is there so often. */
function commonest(text: string): string {
  const groups = [...Map.groupBy(contentWords(text), ({ stem }) => stem).values()];
  const [most] = groups.toSorted((a, b) => b.length - a.length);
  return most?.[0]?.lower ?? 'it';
}
