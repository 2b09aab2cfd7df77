import { tag } from '#engines/writing/tagging/tags.ts';
import { baseOf, canBe, is, isOnly, skipAdverbs, startsClause } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';
import { thirdPerson } from '#domain/morphology/inflect.ts';

const many = new Set(['i', 'we', 'they', 'you']);
const one = new Set(['he', 'she', 'it']);
const opens = new Set(['my', 'his', 'her', 'our', 'their', 'the', 'this', 'that']);
const object =
  tag.determiner |
  tag.possessive |
  tag.preposition |
  tag.to |
  tag.adverb |
  tag.adjective |
  tag.nouns |
  tag.noun |
  tag.pronoun;

/** The second of two verbs agrees with the subject as well: I go home and cook, she cooks and smiles. */
export const joinedVerb: GrammarRule = {
  id: 'joined-verb',
  severity: 'CRITICAL',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    tokens.forEach((subject, i) => {
      if (!startsClause(tokens, i)) return;
      const isNoun =
        opens.has(subject.lower) && is(tokens[i + 1], tag.noun) && !canBe(tokens[i + 1], tag.nouns);
      const isMany = many.has(subject.lower);
      if (!isMany && !one.has(subject.lower) && !isNoun) return;
      const first = skipAdverbs(tokens, isNoun ? i + 2 : i + 1);
      const verb = tokens[first];
      if (verb === undefined || verb.kind !== 'word' || verb.lower.startsWith("'")) return;
      if (isMany ? !is(verb, tag.base) || !canBe(verb, tag.base) : !canBe(verb, tag.verbS)) return;
      if (['is', 'was', 'has', 'does'].includes(verb.lower)) return;
      const and = joint(first);
      if (and < 0) return;
      const at = skipAdverbs(tokens, and + 1);
      const second = tokens[at];
      if (second === undefined || !(is(tokens[at + 1], object) || tokens[at + 1]?.text === '.')) return;
      if (isMany) {
        const hasObject = is(tokens[at + 1], tag.noun) && !canBe(tokens[at + 1], tag.base | tag.past);
        if (
          !isOnly(second, tag.verbS) &&
          !clearVerbs.has(second.lower) &&
          !(canBe(second, tag.verbS) && hasObject)
        )
          return;
        const base = baseOf(lexicon, second);
        if (base === undefined || ['is', 'was', 'has', 'does'].includes(second.lower)) return;
        add(at, base, subject.text);
      } else if (isOnly(second, tag.base) && !['be', 'have', 'do', 'are', 'am'].includes(second.lower)) {
        add(at, thirdPerson(second.lower), isNoun ? (tokens[i + 1]?.lower ?? '') : subject.text);
      }
    });
    return findings;

    /** The place of `and` after the first verb, when nothing between them could be another clause or take a plain verb; -1 else. */
    function joint(first: number): number {
      for (let at = first + 1; at < first + 9 && at < tokens.length; at++) {
        const token = tokens[at];
        if (token === undefined || stops.has(token.lower) || (token.kind === 'mark' && token.text !== ','))
          return -1;
        if (token.lower === 'and') return token.kind === 'word' && at < tokens.length - 1 ? at : -1;
        if (is(token, tag.to | tag.modal | tag.verbS | tag.past | tag.base | tag.question | tag.ing))
          return -1;
      }
      return -1;
    }
    function add(at: number, fix: string, subject: string): void {
      findings.push({
        from: at,
        to: at,
        message: `This verb goes with "${subject}" as well: "${fix}".`,
        suggestions: [fix],
      });
    }
  },
};

const stops = new Set(
  'that who which what when if because as than let lets make makes help helps see sees hear hears both between while but or'.split(
    ' ',
  ),
);
/** Verbs whose -s form is hardly ever a noun after `and` in such a place, before an object. */
const clearVerbs = new Set(
  'cooks goes gives makes takes gets sees tells knows thinks wants buys eats writes learns listens watches'.split(
    ' ',
  ),
);

export const examples: RuleExamples = {
  wrong: [
    ['I usually go home and cooks dinner.', 'I usually go home and cook dinner.'],
    ['They live in Rome and belongs to us.', 'They live in Rome and belong to us.'],
    ['She cooks very well and teach us.', 'She cooks very well and teaches us.'],
    ['My mother lives here and teach at a school.', 'My mother lives here and teaches at a school.'],
  ],
  right: [
    'I go home and cook dinner.',
    'I like cats and dogs.',
    'I know that she lives here and works there.',
    'We eat fish and drinks are free.',
    'She wants to live here and teach.',
    'He lets them come and become rich.',
    'I tell him what he needs and helps him.',
    'She can cook and sing.',
    'They have a house and lots of land.',
    'He helps us learn and become better.',
    'It makes people think and learn.',
    'It was a nip and tuck race.',
    'I believe it is good and helps us.',
    'It uses docker and make, which is good.',
  ],
};
