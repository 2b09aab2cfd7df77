import { wordForm } from '#engines/writing/lexicon/lexicon-file.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

const daysAndMonths = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february april june july september october november december'.split(
    ' ',
  ),
);
const notNames = new Set(
  'internet web god earth bible net email e-mail wifi dr mr mrs ms st jr etc ok tv pc cd dvd usa uk gdp'.split(
    ' ',
  ),
);
const known = new Map([
  ['usa', 'USA'],
  ['uk', 'UK'],
  ['tv', 'TV'],
  ['gdp', 'GDP'],
]);
/** Names less common than this may be something else. */
const rarestName = 12_000;

/** A capital at the beginning of a sentence, for `I`, and for names of places, peoples, languages, days and months. */
export const capitalLetter: GrammarRule = {
  id: 'capital-letter',
  severity: 'MINOR',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    const first = tokens.findIndex(({ kind }) => kind === 'word');
    tokens.forEach((token, i) => {
      if (
        token.kind !== 'word' ||
        token.text !== token.lower ||
        token.lower.startsWith("'") ||
        token.lower === "n't"
      )
        return;
      const add = (fix: string, message: string): unknown =>
        findings.push({ from: i, to: i, message, suggestions: [fix] });
      const next = tokens[i + 1];
      const capital = token.text.charAt(0).toUpperCase() + token.text.slice(1);
      const isJoined =
        next !== undefined &&
        !next.spaced &&
        ['.', '/', '@', '-', ':', '_'].includes(next.text) &&
        tokens[i + 2]?.spaced === false;
      if (isJoined || /[^a-z'-]/u.test(token.text)) return;
      if (token.text === 'i' && next?.text !== ')' && next?.text !== '.')
        add('I', '"I" is always a capital letter.');
      else if (i === first && i === 0 && tokens.length > 2 && /^[a-z]{2}|^a$/u.test(token.text))
        add(capital, 'A sentence begins with a capital letter.');
      else if (daysAndMonths.has(token.lower) || known.has(token.lower))
        add(known.get(token.lower) ?? capital, 'This name has a capital letter.');
      else if (!notNames.has(token.lower) && token.text.length > 4) {
        const entry = lexicon.find(token.lower);
        if (entry === undefined || entry.rank > rarestName) return;
        if (
          (entry.form & (wordForm.lower | wordForm.capital | wordForm.mixed | wordForm.listed)) ===
          wordForm.capital
        )
          add(capital, 'This name has a capital letter.');
      }
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['First i went home.', 'First I went home.'],
    ['we like it.', 'We like it.'],
    ['She speaks english.', 'She speaks English.'],
    ['We met on monday.', 'We met on Monday.'],
    ['People in europe agree.', 'People in Europe agree.'],
  ],
  right: [
    'I like it.',
    'She speaks English.',
    'It may rain in May.',
    'They march in March.',
    'It is china, not glass.',
    'We use the internet.',
    'e.g. this.',
    'i.e. this one.',
  ],
};
