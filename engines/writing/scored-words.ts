import type { ScoredWord } from '#contract/entities/scored-word.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import type { TextAnalysis } from './analyse.ts';

/** A word of the answer with what is wrong with it, and its place in the text as typed. */
export interface WrittenWord extends ScoredWord {
  readonly start: number;
  readonly end: number;
}

/** The spec's writing feedback summary. */
export interface WritingSummary {
  readonly correctWordsCount: number;
  readonly spellingErrors: number;
  readonly GRAMMAR_CRITICAL_ERROR: number;
  readonly GRAMMAR_MODERATE_ERROR: number;
  readonly GRAMMAR_MINOR_ERROR: number;
  readonly MISSED: number;
  readonly EXTRA: number;
}

/** Every word of a text with its findings. A misspelling that is not sure leaves its word CORRECT, with a suggestion to check. */
export function scoredWords(text: string, { spelling, grammar }: TextAnalysis): WrittenWord[] {
  const flags = [...grammar].sort((a, b) => a.start - b.start);
  const slips = [...spelling].sort((a, b) => a.start - b.start);
  let nextSlip = 0;
  let nextFlag = 0;
  return wordTokens(text).map(({ word, start, end }) => {
    while ((slips[nextSlip]?.end ?? Infinity) <= start) nextSlip += 1;
    while ((flags[nextFlag]?.end ?? Infinity) <= start) nextFlag += 1;
    const slip = slips[nextSlip];
    if (slip !== undefined && slip.start < end) {
      const suggestion = slip.suggestions[0];
      const explanation = slip.isSure ? 'This word is misspelt.' : 'Check this word: no dictionary has it.';
      return {
        type: slip.isSure ? 'MISSPELLED' : 'CORRECT',
        word,
        start,
        end,
        explanation,
        ...(suggestion === undefined ? {} : { suggestion }),
      };
    }
    const flag = flags[nextFlag];
    if (flag === undefined || flag.start >= end) return { type: 'CORRECT', word, start, end };
    const grammarErrors = [{ type: flag.severity, detail: flag.message }];
    const suggestion = flag.suggestions[0];
    return {
      type: 'GRAMMATICAL',
      word,
      start,
      end,
      explanation: flag.message,
      grammarErrors,
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  });
}

/** Counts of findings (not of the words that they cover). Nothing is missed from or extra in a free text. */
export function summarise(
  words: readonly WrittenWord[],
  { spelling, grammar }: TextAnalysis,
): WritingSummary {
  const count = (severity: string): number => grammar.filter((flag) => flag.severity === severity).length;
  return {
    correctWordsCount: words.filter(({ type }) => type === 'CORRECT').length,
    spellingErrors: spelling.filter(({ isSure }) => isSure).length,
    GRAMMAR_CRITICAL_ERROR: count('CRITICAL'),
    GRAMMAR_MODERATE_ERROR: count('MODERATE'),
    GRAMMAR_MINOR_ERROR: count('MINOR'),
    MISSED: 0,
    EXTRA: 0,
  };
}
