import { mergeParts } from './merge-parts.ts';
import { cutText, isBalanced, plainLength, type TextFormat } from './text-parts.ts';

export interface MergeRequest {
  /** What both started from. */
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  readonly format: TextFormat;
  /** Most characters of plain text. */
  readonly limit: number;
}

/** Both texts in one; `null` when only the writer can say: they changed the same place, or it would grow too long. */
export function mergeText({ base, mine, theirs, format, limit }: MergeRequest): string | null {
  if (mine === theirs || base === theirs) return mine;
  if (base === mine) return theirs;
  const [from, left, right] = [base, mine, theirs].map((text) =>
    cutText(withLastBreak(text, format), format),
  );
  const parts = mergeParts(from ?? [], left ?? [], right ?? []);
  if (!parts) return null;
  const merged = withoutLastBreak(parts.join(''), format, mine);
  if (plainLength(merged, format) > limit) return null;
  return format === 'html' && !isBalanced(merged) ? null : merged;
}

/** The last line of a plain text lacks its line feed: with it, a line added after it leaves it as it was. */
function withLastBreak(text: string, format: TextFormat): string {
  return format === 'plain' && text !== '' && !text.endsWith('\n') ? `${text}\n` : text;
}

function withoutLastBreak(text: string, format: TextFormat, mine: string): string {
  return format === 'plain' && !mine.endsWith('\n') && text.endsWith('\n') ? text.slice(0, -1) : text;
}
