import type { WritingScore } from '#engines/writing/score-writing.ts';

/** The object that is printed for one answer. Documented in docs/writing-engine.md. */
export function resultLine(id: string, score: WritingScore): object {
  const { analysis, content, traits, form, words, summary, features } = score;
  const flags = [
    ...analysis.spelling.map(({ start, end, word, suggestions, isSure }) => ({
      start,
      end,
      type: 'spelling',
      severity: isSure ? 'MODERATE' : 'MINOR',
      message: isSure ? `"${word}" is misspelt.` : `Check "${word}": no dictionary has it.`,
      suggestions,
      sure: isSure,
    })),
    ...analysis.grammar.map(({ start, end, rule, severity, message, suggestions }) => ({
      start,
      end,
      type: 'grammar',
      severity,
      message,
      suggestions,
      sure: true,
      rule,
    })),
  ].sort((a, b) => a.start - b.start);
  return {
    id,
    flags,
    traits,
    form,
    words,
    summary,
    total: {
      points: score.points,
      low: score.low,
      high: score.high,
      max: score.max,
      closedBy: score.closedBy,
    },
    content: {
      share: content.share,
      coverage: content.coverage,
      points: content.points,
      relevance: content.relevance,
      copied: content.copied,
      template: content.template,
      warnings: content.warnings,
    },
    convention: analysis.convention,
    features,
    rubric: score.rubric,
    scorer: score.scorer,
  };
}
