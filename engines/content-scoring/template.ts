import type { Span } from './copied.ts';
import { framesIn } from './frames.ts';

/** Ready-made sentences that fit any question. `*` stands for up to six words. Collected from general knowledge; no site was copied. */
const templates = [
  'the topic of * has * been * debate', 'is a topic of * debate', 'has sparked * debate', 'has become a * (topic|matter|subject) of (debate|discussion|concern)', 'is * a (hotly|widely) debated',
  'in this (contemporary|modern|competitive|technological) (era|world|age)', 'in the (contemporary|modern) (era|world|age) of', 'it is an (irrefutable|undeniable|undisputable|indisputable) fact that',
  'there are (two|both) sides (to|of) (every|each) (coin|argument|story)', 'every coin has two sides', 'has (its|their) own (merits|pros|advantages) and (demerits|cons|disadvantages)',
  '(merits|advantages|pros) (as well as|and) (demerits|disadvantages|cons) of', 'this essay will (discuss|examine|explore|analyse|analyze|outline|shed light)', 'in this essay i (will|shall|am going to)',
  '(delve|dive) into (the|both|this)', 'shed (some )?light on', 'before (rushing|jumping) to (a|any|the) conclusion', 'to (recapitulate|encapsulate|sum up the whole)', 'in a nutshell', 'taking everything into (account|consideration)',
  'last but not (the )?least', 'there is no (denying|doubt|gainsaying) (the fact )?that', 'it is (often|widely|commonly|generally) (said|argued|believed|accepted) that', 'a plethora of', 'plays a (pivotal|vital|crucial) role in (our|the|every)',
  'with the (advent|development|advancement) of (science|technology|modern)', 'since time immemorial', 'the (above|aforementioned|following) (discussion|arguments|paragraphs|evidence)', 'firstly let us (look|discuss|consider)',
  'the first and foremost', 'after analysing (both|all)', 'the given (topic|statement|issue|passage|lecture|picture|image)', 'the (speaker|lecturer|author) (provided|gave|presented) * (information|idea|details) (about|of|on)', 'this (lecture|passage|text|picture|image) (is|was) (mainly |all )?about',
  'the (entire|whole) (lecture|passage|discussion) (is|was) (about|informative|very)', 'in conclusion this (lecture|passage|picture|image|essay)', 'it can be clearly (seen|stated|concluded) that', 'i would like to (conclude|say|mention) that', 'has both positive and negative (effects|impacts|aspects|consequences)',
  'people from all walks of life', '(merits|advantages|pros) and (demerits|cons) (associated|related)', 'in the (forthcoming|upcoming|ensuing|following|subsequent) (paragraphs|paragraph|lines)', 'along with my own opinion', 'with (relevant|suitable|pertinent) examples',
  'there are (myriad|numerous|umpteen|manifold) (reasons|ways) (why|in which|that)', 'for the society at large', 'plays a (pivotal|vital|crucial|significant) role in the (overall )?(development|growth) of', 'a (recent )?(study|survey|research) (conducted|done|carried out) (by|in) (a|an|the) (renowned|reputed|famous|prestigious)', '(is|to be) of paramount importance',
  'it is (crystal clear|evident|apparent|pretty clear) (that|why)', 'which (cannot|can not) be (ignored|denied|neglected|overlooked)', 'the most (conspicuous|preponderant|prominent|notable) one is', 'to cite an example', 'in (their|our|the) day to day (life|lives)',
  'after (analysing|analyzing|considering|discussing) (the|all the)? ?(above|aforementioned|given)', 'it can be (concluded|said|inferred|summarised|summarized) that', 'has both (pros and cons|merits and demerits|advantages and disadvantages)', '(outweigh|overshadow|eclipse)s? (its|the|their) (demerits|cons|drawbacks)', 'should take (appropriate|necessary|stringent|proper) (measures|steps|action) in this regard',
]; // prettier-ignore

const patterns = templates.map(
  (text) =>
    new RegExp(`\\b${text.replaceAll(' * ', '(?:\\s+\\S+){1,6}?\\s+').replaceAll(' ', '[\\s,]+')}\\b`, 'giu'),
);

export interface Template {
  /** Share of the text's words inside ready-made phrases, 0 to 1. */
  readonly share: number;
  readonly spans: readonly Span[];
}

/** Looks only at this much of a text: a learner's answer is far shorter. */
const longest = 12_000;

/** Ready-made language in a text: phrases, and whole sentences that are a frame round the topic. `wordCount`: words of the whole text. */
export function templateIn(text: string, wordCount: number): Template {
  const head = text.slice(0, longest);
  const phrases = patterns.flatMap((pattern) =>
    Array.from(head.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const spans: Span[] = [];
  for (const span of [...phrases, ...framesIn(head)].toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = spans.at(-1);
    if (last === undefined || span.start >= last.end) spans.push(span);
    else if (span.end > last.end) spans[spans.length - 1] = { start: last.start, end: span.end };
  }
  const words = spans.reduce((sum, { start, end }) => sum + head.slice(start, end).split(/\s+/u).length, 0);
  return { share: wordCount === 0 ? 0 : Math.min(1, words / wordCount), spans };
}
