import type { PlacedWord } from '#contract/entities/scored-word.ts';

/** How a finding is drawn and named. `check` costs nothing. */
export type FindingKind = 'spelling' | 'grammar' | 'check';

export function kindOf({ type }: PlacedWord): FindingKind {
  if (type === 'MISSPELLED') return 'spelling';
  return type === 'CORRECT' ? 'check' : 'grammar';
}

export const findingNames = {
  spelling: 'Spelling',
  grammar: 'Grammar',
  check: 'Check this word',
} as const satisfies Record<FindingKind, string>;

const severityWords = {
  CRITICAL: 'Grammar, a clear error',
  MODERATE: 'Grammar',
  MINOR: 'Grammar, a small error',
  MISSED: 'Something is missing',
  EXTRA: 'Something does not belong here',
} as const;

/** Title of the card that explains a finding. */
export function findingTitle(finding: PlacedWord): string {
  const severity = finding.grammarErrors?.[0]?.type;
  return severity === undefined ? findingNames[kindOf(finding)] : severityWords[severity];
}
