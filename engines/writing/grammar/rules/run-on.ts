import { canBe, is, skipAdverbs } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { tag } from '#engines/writing/tagging/tags.ts';
import type { TaggedToken } from '#engines/writing/tagging/tag-sentence.ts';

const joiners = new Set(['and', 'but', 'so', 'then', ',']);
const persons = new Set(['i', 'he', 'she', 'it', 'they', 'we', 'you']);
const heads = new Set([...persons, 'the', 'my', 'his', 'her', 'our', 'their', 'this', 'these']);
const finite = tag.verbS | tag.past | tag.modal;
/** Whole clauses that may follow the first one. A fourth one in a row is a string, not a sentence. */
const mostJoined = 2;
/** Words that make the clause before a joint part of another one; then the joint may be inside of that. */
const ties = new Set(
  'because if when although though while whereas unless since until as that who which what where why how once whether'.split(
    ' ',
  ),
);
/** Fewer words before a comma are no clause: `in the end, they left`. */
const leastClause = 4;
/** Shorter sentences are easy to read however they are joined: `I came, and I saw, and I won, and I left`. */
const leastWords = 28;

/** Clause after clause hung on with `and`, `but`, `so` or a comma, without an end. */
export const runOn: GrammarRule = {
  id: 'run-on',
  severity: 'MODERATE',
  find({ tokens }) {
    if (tokens.length < leastWords || tokens.some(({ text }) => /^["\u201C;:]$/u.test(text))) return [];
    const joints: Finding[] = [];
    let from = 0;
    for (let i = leastClause; i < tokens.length - 3; i++) {
      const subject = i - from < leastClause ? null : clauseAfter(tokens, i);
      if (subject === null) continue;
      const isTied = tokens.slice(from, i).some(({ lower }) => ties.has(lower));
      // A comma and a word that joins end such a part; one of them alone does not.
      if (isTied && (tokens[i]?.text !== ',' || subject === i + 1)) continue;
      from = subject;
      const first = tokens[subject]?.text ?? '';
      joints.push({
        from: i,
        to: subject,
        message: 'Too many sentences hang together here. End one with a full stop and begin a new one.',
        suggestions: [`. ${first.charAt(0).toUpperCase()}${first.slice(1)}`],
      });
      i = subject;
    }
    const third = joints[mostJoined];
    return third === undefined ? [] : [third];
  },
};

/** Where the subject of a whole clause stands that begins with the joiner at `i`; `null` when none does. */
function clauseAfter(tokens: readonly TaggedToken[], i: number): number | null {
  if (!joiners.has(tokens[i]?.lower ?? '')) return null;
  let subject = i + 1;
  while (joiners.has(tokens[subject]?.lower ?? '') && subject < i + 3) subject += 1;
  const head = tokens[subject];
  if (head === undefined || !heads.has(head.lower)) return null;
  // A person is followed by the verb; after `the` and the like it may come two words later.
  const reach = persons.has(head.lower) ? 1 : 3;
  for (let step = 1; step <= reach; step++) {
    const verb = tokens[skipAdverbs(tokens, subject + step)];
    if (verb === undefined || verb.kind !== 'word') return null;
    if (is(verb, finite) || ['are', 'have', 'do'].includes(verb.lower)) return subject;
    if (reach === 1 && is(verb, tag.base) && !canBe(verb, tag.noun)) return subject;
  }
  return null;
}

export const examples: RuleExamples = {
  wrong: [
    [
      'My uncle has a shop in the market and he sells shoes and bags, and he works every day from early morning, but his wife is not happy with the money.',
      'My uncle has a shop in the market and he sells shoes and bags, and he works every day from early morning. His wife is not happy with the money.',
    ],
  ],
  right: [
    'They came to the town, and they saw the old bridge, but they did not stay for the night because it was late and cold and the hotel was full.',
    'If, on the other hand, we ask whether these prices are what the farmers need to live, the answer must be no, and it would be wrong to say anything else about them today.',
    'It is cold, and it rains, but we go, so they stay.',
    'She said that she would come to the meeting on Monday, and that the new plan, which the committee had made last year, would have to be changed by the end of the month.',
  ],
};
