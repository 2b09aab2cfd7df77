import type { Statement } from '#engines/content-scoring/claims/statements.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Behind these a name is not who speaks: `she agrees with Daniel`. */
const notSubject = words('with for to by of from like than about against on at and or');
/** A sentence with one of these before any name goes on with the speaker before. */
const ofOne = words('he she his her');
/** These speak of more than one, or of nobody. */
const ofNobody = words('they it we you i their who');
/** So far into a sentence its subject stands: `after that, Daniel`. */
const reach = 4;

/** Whose views the sentences of an answer tell, where that is sure. */
export interface Teller {
  /** All speakers that the sentence names. */
  readonly named: ReadonlySet<string>;
  /** All whom it may speak of: those, and for `she` also the ones named in the sentence before. */
  readonly possible: ReadonlySet<string>;
  /** Who is its subject; `null` where it may be anybody. */
  readonly subject: string | null;
}

/** Who tells what: a sentence of `she` goes on with the speaker before, where nobody else was named there. */
export function tellersOf(sentences: readonly Statement[], speakers: ReadonlySet<string>): Teller[] {
  let last: string | null = null;
  let before: ReadonlySet<string> = new Set();
  return sentences.map((sentence) => {
    const all = sentence.map(({ lower }) => lower.replace(/['\u2019]s$/u, ''));
    const named = new Set(all.filter((word) => speakers.has(word)));
    const first = all.findIndex((word) => speakers.has(word));
    const subject = subjectOf(all, first, last);
    const goesOn = all.slice(0, reach).some((word) => ofOne.has(word));
    const possible = goesOn ? new Set([...named, ...before]) : named;
    last = named.size > 1 ? null : subject;
    before = possible;
    return { named, possible, subject };
  });
}

/** `first`: number of the first name, -1 without one. `last`: the subject of the sentence before. */
function subjectOf(all: readonly string[], first: number, last: string | null): string | null {
  const before = all.slice(0, first < 0 ? reach : Math.min(first, reach));
  if (before.some((word) => ofNobody.has(word))) return null;
  if (before.some((word) => ofOne.has(word))) return last;
  return first >= 0 && first < reach && !notSubject.has(all[first - 1] ?? '') ? (all[first] ?? null) : null;
}

/** Whether a sentence surely tells another speaker's view: one of the others is its subject, and the speaker is not named in it. */
export const isOfAnother = (teller: Teller | undefined, speaker: string): boolean =>
  typeof teller?.subject === 'string' && teller.subject !== speaker && !teller.named.has(speaker);
