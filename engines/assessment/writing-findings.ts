import type { PlacedWord } from '#contract/entities/scored-word.ts';
import type { TextAnalysis } from '#engines/writing/analyse.ts';
import type { GrammarFlag } from '#engines/writing/grammar/check-grammar.ts';
import type { SpellingFlag } from '#engines/writing/spelling/check-spelling.ts';

/** What was found in a text, in its order, each with its place. No two overlap. */
export function writingFindings(text: string, { spelling, grammar }: TextAnalysis): PlacedWord[] {
  const all = [
    ...spelling.map((flag) => spellingFinding(text, flag)),
    ...grammar.map((flag) => grammarFinding(text, flag)),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
  let reached = 0;
  return all.filter(({ start, end }) => {
    if (start < reached || end <= start) return false;
    reached = end;
    return true;
  });
}

function spellingFinding(text: string, { start, end, suggestions, isSure }: SpellingFlag): PlacedWord {
  return {
    type: isSure ? 'MISSPELLED' : 'CORRECT',
    word: text.slice(start, end),
    ...firstOf(suggestions),
    explanation: isSure ? 'This word is misspelt.' : 'Check this word: no dictionary has it.',
    start,
    end,
  };
}

function grammarFinding(
  text: string,
  { start, end, suggestions, severity, message, rule }: GrammarFlag,
): PlacedWord {
  return {
    type: 'GRAMMATICAL',
    word: text.slice(start, end),
    ...firstOf(suggestions),
    explanation: message,
    grammarErrors: [{ type: severity, detail: message, rule }],
    start,
    end,
  };
}

function firstOf([suggestion]: readonly string[]): { suggestion?: string } {
  return suggestion === undefined ? {} : { suggestion };
}
