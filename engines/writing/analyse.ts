import { checkGrammar, type GrammarFlag, type TaggedSentence } from './grammar/check-grammar.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { conventionOf, type Convention } from './spelling/convention.ts';
import { checkSpelling, type SpellingFlag } from './spelling/check-spelling.ts';
import { tagSentence } from './tagging/tag-sentence.ts';
import { sentencesOf } from './text/sentences.ts';
import { tokenize, type Token } from './text/tokens.ts';

/** What the engine sees in a text, before any mark is given. */
export interface TextAnalysis {
  readonly sentences: readonly TaggedSentence[];
  readonly spelling: readonly SpellingFlag[];
  readonly grammar: readonly GrammarFlag[];
  readonly convention: Convention;
}

/** Tokens, sentences, parts of speech, spelling and grammar of a text. `accepted` has lower-case words that are right here. */
export function analyseText(
  lexicon: Lexicon,
  text: string,
  accepted: ReadonlySet<string> = new Set(),
): TextAnalysis {
  const plain = sentencesOf(tokenize(text));
  const spelling = checkSpelling(lexicon, plain, accepted);
  const meant = meantWords(spelling);
  const sentences = plain.map((sentence) => {
    const tokens = sentence.tokens.map((token) => withWord(token, meant.get(token.start)));
    return { ...sentence, tokens: tagSentence(lexicon, tokens) };
  });
  const grammar = checkGrammar(lexicon, sentences).filter(
    (flag) => !spelling.some(({ start, end }) => start < flag.end && flag.start < end),
  );
  return { sentences, spelling, grammar, convention: conventionOf(lexicon, plain) };
}

/** What surely misspelt words stand for, so that grammar sees `many people` in `many peple`. */
function meantWords(flags: readonly SpellingFlag[]): Map<number, string> {
  return new Map(
    flags.flatMap(({ start, isSure, suggestions: [best] }) =>
      isSure && best !== undefined && /^\p{L}+$/u.test(best) ? [[start, best] as const] : [],
    ),
  );
}

function withWord(token: Token, word: string | undefined): Token {
  return word === undefined ? token : { ...token, text: word, lower: word.toLowerCase() };
}
