import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

const noSpaceBefore = new Set([',', '.', ';', ':', '!', '?']);
const spaceAfter = new Set([',', ';', '!', '?']);

/** No space before a comma or full stop, one after it, and no doubled comma. */
export const spacing: GrammarRule = {
  id: 'spacing',
  severity: 'MINOR',
  find({ tokens }) {
    const findings: Finding[] = [];
    tokens.forEach((mark, i) => {
      const before = tokens[i - 1];
      const next = tokens[i + 1];
      if (mark.kind !== 'mark' || before === undefined) return;
      if (
        noSpaceBefore.has(mark.text) &&
        mark.spaced &&
        mark.breaks === 0 &&
        before.kind === 'word' &&
        !(
          next !== undefined &&
          ((mark.text === '.' && next.text === '.') ||
            (!next.spaced && (next.kind === 'mark' || mark.text === '.' || mark.text === ':')))
        )
      ) {
        findings.push({
          from: i - 1,
          to: i,
          message: `There is no space before "${mark.text}".`,
          suggestions: [`${before.text}${mark.text}`],
        });
        return;
      }
      if (next === undefined || next.spaced) return;
      if (mark.text === ',' && next.text === ',')
        findings.push({ from: i, to: i + 1, message: 'One comma is enough.', suggestions: [','] });
      else if (
        spaceAfter.has(mark.text) &&
        next.kind === 'word' &&
        before.kind === 'word' &&
        /^\p{L}/u.test(next.text) &&
        /\p{L}$/u.test(before.text)
      ) {
        findings.push({
          from: i,
          to: i,
          message: `A space follows "${mark.text}".`,
          suggestions: [`${mark.text} `],
        });
      }
    });
    return findings;
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['We like it , but not always.', 'We like it, but not always.'],
    ['We like it,but not always.', 'We like it, but not always.'],
    ['We like it,, but not always.', 'We like it, but not always.'],
    ['It is the end .', 'It is the end.'],
  ],
  right: [
    'We paid 1,000 for it.',
    'It is 10:30.',
    'Is it? Yes.',
    '(This, too.)',
    'It is .5 of it.',
    'Wait ... what?',
    'Well... yes.',
    '"Yes," he said.',
    ':) is a smile.',
    'Is it so?!',
    'It is late . . . very late.',
  ],
};
